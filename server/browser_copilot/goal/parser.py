"""A goal is read whole, or nothing of it is done: every word of a sentence fills a slot of a form, or is grammar.

Recursive descent with backtracking over the table of `forms`. A clause is the first form that fits and after which the
rest of the goal can be read as well. A sentence that asks is read only by forms that change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date

from pydantic import ValidationError

from browser_copilot.goal import lexicon
from browser_copilot.goal.builders import BUILDERS, Bindings, Part
from browser_copilot.goal.forms import FORMS, Form, Item, compile_pattern, show_pattern
from browser_copilot.goal.intents import READS, Clause, Click, FillForm, Reading, Target
from browser_copilot.goal.slots import Slots, is_content
from browser_copilot.goal.tokens import tokenize

MAX_TOKENS = 300
Parts = tuple[tuple[Form, Part, int, int], ...]
"""The parts of a goal, each with its form and the tokens that it took."""


def parse_goal(text: str, today: date) -> Reading:
    """Read a goal. With `unread` words nothing may be done."""
    tokens = tokenize(text, today)
    parser = _Parser(Slots(text, tokens))
    asks = parser.asks_anywhere()
    parts = parser.read(0) if 0 < len(tokens) <= MAX_TOKENS else None
    clauses = _assemble(parser.slots, parts) if parts else None
    if clauses:
        return Reading(clauses=clauses, asks=asks)
    return Reading(unread=parser.find_unread(), asks=asks, nearest=find_nearest(text))


@dataclass
class _Parser:
    slots: Slots
    known: dict[int, Parts | None] = field(default_factory=dict)
    reached: int = 0
    """The farthest token that some form took."""

    def read(self, i: int) -> Parts | None:
        """The rest of the goal from a token; None when it cannot be read."""
        if i not in self.known:
            self.known[i] = None
            self.known[i] = self._read(i)
        return self.known[i]

    def _read(self, i: int) -> Parts | None:
        for start in self._leads(i):
            if start >= len(self.slots.tokens):
                return ()
            for form in FORMS:
                if self.asks_at(start) != form.reads and (not form.reads or form.name == "question"):
                    continue
                for part, end in self._fit(form, start):
                    for after in self._boundaries(end):
                        rest = self.read(after)
                        if rest is not None:
                            return ((form, part, start, end), *rest)
        return None

    def _leads(self, i: int) -> Iterator[int]:
        """Starts of a clause: here, and after words that carry nothing."""
        yield i
        while (found := self.slots.phrases(i, lexicon.COURTESY_BEFORE)) is not None:
            i = found[1]
            if self.slots.at(i).text in (",", "!", ".") and self.slots.at(i).kind == "punct":
                i += 1
            yield i

    def _boundaries(self, i: int) -> Iterator[int]:
        """Where the next clause begins, when a clause may end here."""
        while (thanks := self._thanks(i)) is not None:
            i = thanks
        token = self.slots.at(i)
        if i >= len(self.slots.tokens) or token.lower in ("but", "without"):
            yield i
        elif self.slots.is_end(i):
            while i < len(self.slots.tokens) and self.slots.is_end(i):
                i += 1
            while (thanks := self._thanks(i)) is not None and self.slots.is_end(thanks):
                i = thanks + 1
            yield min(i, len(self.slots.tokens))
        elif (token.kind == "punct" and token.text == ",") or token.lower in ("and", "then"):
            yield i + 1

    def _thanks(self, i: int) -> int | None:
        start = i + 1 if self.slots.at(i).text == "," else i
        found = self.slots.phrases(start, lexicon.COURTESY_AFTER)
        return None if found is None else found[1]

    def _fit(self, form: Form, i: int) -> Iterator[tuple[Part, int]]:
        """The form's readings from a token, each built; shortest first when it repeats."""
        for bindings, end in self._match(compile_pattern(form.pattern), i):
            self.reached = max(self.reached, end)
            lines = self._repeat(form, [bindings], end) if form.repeats else iter([([bindings], end)])
            for line, after in lines:
                try:
                    part = BUILDERS[form.name](line)
                except ValidationError:  # longer than an intent may be
                    continue
                if part is not None:
                    yield part, after

    def _repeat(self, form: Form, line: list[Bindings], end: int) -> Iterator[tuple[list[Bindings], int]]:
        yield line, end
        joint = self.slots.phrases(end, (",", "and", ", and"))
        if joint is not None:
            for bindings, after in self._match(compile_pattern(form.pattern)[1:], joint[1]):
                yield from self._repeat(form, [*line, bindings], after)

    def _match(self, items: tuple[Item, ...], i: int) -> Iterator[tuple[Bindings, int]]:
        """All ways in which the items stand here."""
        if not items:
            yield {}, i
            return
        (kind, what), rest = items[0], items[1:]
        for bindings, end in self._match_item(kind, what, i):
            for more, after in self._match(rest, end):
                yield {**more, **bindings}, after

    def _match_item(self, kind: str, what: object, i: int) -> Iterator[tuple[Bindings, int]]:
        if isinstance(what, str) and kind == "word":
            if self.slots.at(i).lower.replace("’", "'") == what and self.slots.at(i).kind != "quote":
                yield {}, i + 1
        elif isinstance(what, str):
            for value, end in getattr(self.slots, what)(i):
                yield {what: value}, end
        elif isinstance(what, tuple):
            for option in what:
                plain = kind == "any" and all(item[0] == "word" for item in option)
                for bindings, end in self._match(option, i):
                    yield {**bindings, "verb": self.slots.say(i, end).lower()} if plain else bindings, end
            if kind == "maybe":
                yield {}, i

    def asks_at(self, i: int) -> bool:
        """Whether the sentence from here is a question."""
        if self._begins_question(i):
            return True
        while not self.slots.is_end(i):
            i += 1
        return self.slots.at(i).text == "?"

    def _begins_question(self, i: int) -> bool:
        first = self.slots.at(i)
        return first.kind == "word" and first.lower in lexicon.QUESTION | lexicon.INVERTED

    def asks_anywhere(self) -> bool:
        return any(one.kind == "punct" and one.text == "?" for one in self.slots.tokens) or self._begins_question(0)

    def find_unread(self) -> tuple[str, ...]:
        """Content words from the farthest place that was understood on."""
        rest = [one.text for one in self.slots.tokens[self.reached :] if is_content(one) or one.kind == "word"]
        return tuple(one[:80] for one in (rest or [one.text for one in self.slots.tokens]))[:12] or ("",)


def _assemble(slots: Slots, parts: Parts) -> tuple[Clause, ...] | None:
    """The parts as clauses; values that follow each other, and their sending, are one form.

    None when what was said cannot be carried: nothing to hold back, or an act after an answer.
    """
    clauses: list[Clause] = []
    for form, part, start, end in parts:
        span = (slots.at(start).start, slots.at(end - 1).end)
        last = clauses[-1].intent if clauses else None
        if part == "hold":
            if not isinstance(last, FillForm) or last.submit:
                return None
            continue
        if isinstance(part, Click) and form.name == "submit" and isinstance(last, FillForm) and not last.submit:
            clauses[-1] = _extend(slots, clauses[-1], span, _send(last, part))
            continue
        for intent in part if isinstance(part, list) else [part]:
            if isinstance(intent, str):
                return None
            joins = isinstance(intent, FillForm) and isinstance(last, FillForm) and not last.submit
            if joins and isinstance(intent, FillForm) and isinstance(last, FillForm) and not intent.submit:
                joined = last.model_copy(update={"fields": (*last.fields, *intent.fields)})
                clauses[-1] = _extend(slots, clauses[-1], span, joined)
            else:
                clauses.append(Clause(intent=intent, text=slots.text[span[0] : span[1]], span=span))
            last = clauses[-1].intent
    answers = [clause.intent.skill in ("read", "find") for clause in clauses]
    return None if answers != sorted(answers) or (clauses and _is_lost(slots, parts)) else tuple(clauses)


def _is_lost(slots: Slots, parts: Parts) -> bool:
    """ "it" after a form that is not there."""
    for number, (form, _, start, end) in enumerate(parts):
        said = {one.lower for one in slots.tokens[start:end]}
        if form.name == "submit" and said & {"it", "this"}:
            if not any(before.skill == "fill_form" for before, *_ in parts[:number]):
                return True
    return False


def _extend(slots: Slots, clause: Clause, span: tuple[int, int], intent: FillForm) -> Clause:
    whole = (clause.span[0], span[1])
    return Clause(intent=intent, text=slots.text[whole[0] : whole[1]], span=whole)


def _send(form: FillForm, click: Click) -> FillForm:
    """ "send" and "submit" mean the form's own button; "save" and "apply" name it."""
    words = click.target.words
    button = Target() if words.lower() in ("send", "submit") else Target(words=words)
    return form.model_copy(update={"submit": True, "button": button})


def find_nearest(text: str) -> str:
    """The command form that is most like what was said, with an example."""
    tokens = [one.lower for one in tokenize(text, date(2000, 1, 1))]
    said = " ".join(tokens)
    words = set(tokens)

    def likeness(form: Form) -> tuple[int, int]:
        verbs = [verb for name, row in lexicon.VERBS.items() if f"{{{name}}}" in form.pattern for verb in row]
        begins = max((len(verb) for verb in verbs if f" {verb} " in f" {said} "), default=0)
        return begins, len(words & set(form.example.lower().rstrip("?").split()))

    asks = bool(words & lexicon.QUESTION) or "?" in words
    shown = [form for form in FORMS if form.example and form.reads == asks]
    best = max(shown, key=likeness)
    return f"{show_pattern(best)} (for example: {best.example})"


__all__ = ["READS", "find_nearest", "parse_goal"]
