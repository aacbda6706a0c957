/* Generated from shared-schema by `make schema`. Do not edit. */

import type { Command, CommandReply, EventEnvelope, Frame, FrontendDown, FrontendUp, MiniPCD, Observation, PCDActionDetail, QueryHit, RoleSelector, ToolCall, ToolResult } from './types';

/** Where a message is wrong: a JSON pointer into it, and what was expected there. */
export interface ValidationProblem {
  instancePath: string;
  keyword: string;
}

/** Tells whether a value is that message; `errors` then says why the last one was not. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidationProblem[] | null;
}

export declare const isFrame: Validator<Frame>;
export declare const isFrontendDown: Validator<FrontendDown>;
export declare const isFrontendUp: Validator<FrontendUp>;
export declare const isToolCall: Validator<ToolCall>;
export declare const isToolResult: Validator<ToolResult>;
export declare const isMiniPCD: Validator<MiniPCD>;
export declare const isObservation: Validator<Observation>;
export declare const isPCDActionDetail: Validator<PCDActionDetail>;
export declare const isQueryHit: Validator<QueryHit>;
export declare const isRoleSelector: Validator<RoleSelector>;
export declare const isCommand: Validator<Command>;
export declare const isCommandReply: Validator<CommandReply>;
export declare const isEventEnvelope: Validator<EventEnvelope>;
