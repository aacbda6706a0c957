/** What an element is for a person: role, name, states, visibility, secrecy. */
export * from './folded';
export * from './hover';
export * from './label';
export * from './names';
export * from './secret';
export * from './standIn';
export * from './states';
export * from './visible';
