"""A goal is read whole, or nothing of it is done: every word of a sentence fills a slot of a form, or is grammar.

Recursive descent with backtracking over the table of `forms`. A clause is read by the first form that fits and after
which the rest of the goal can be read as well. A sentence that asks is read only by forms that change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date

from browser_copilot.goal import lexicon
from browser_copilot.goal.building import Bindings, build
from browser_copilot.goal.forms import FORMS, Form, Item, begin_pattern, compile_pattern, show_pattern
from browser_copilot.goal.intents import Clause, Click, FillForm, Intent, Reading, Target
from browser_copilot.goal.slots import JOINTS, Slots
from browser_copilot.goal.tokens import tokenize

MAX_TOKENS = 300


@dataclass(frozen=True)
class Part:
    """A clause as a form read it; without intents it only holds back what the clause before it would do."""

    form: Form
    intents: tuple[Intent, ...]
    start: int
    end: int


Parts = tuple[Part, ...]


def parse_goal(text: str, today: date) -> Reading:
    """Read a goal. With `unread` words there are no clauses, and nothing may be done."""
    tokens = tokenize(text, today)
    parser = _Parser(Slots(text, tokens))
    parts = parser.read(0) if 0 < len(tokens) <= MAX_TOKENS else None
    starts = [part.start for part in parts or ()] or [0]
    asks = any(one.kind == "punct" and one.text == "?" for one in tokens) or any(map(parser.begins_question, starts))
    clauses = _assemble(parser.slots, parts) if parts else ()
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
            self.known[i] = next(self._readings(i), None)
        return self.known[i]

    def _readings(self, i: int) -> Iterator[Parts]:
        for start in self._leads(i):
            if start >= len(self.slots.tokens):
                yield from [()] if start == i else []  # "Click Yes, then OK": OK is not courtesy here
                return
            asked = self.asks_at(start)
            for form in FORMS:
                if (form.reads or not asked) and (form.name != "question" or asked):
                    yield from self._continue(form, start)

    def _continue(self, form: Form, start: int) -> Iterator[Parts]:
        for intents, end in self._fit(form, start):
            for after in self._boundaries(end):
                rest = self.read(after)
                if rest is not None:
                    yield (Part(form, intents, start, end), *rest)

    def _leads(self, i: int) -> Iterator[int]:
        """Starts of a clause: here, and after words that carry nothing."""
        yield i
        while (found := self.slots.phrases(i, lexicon.COURTESY_BEFORE)) is not None:
            i = self.slots.skip(found[1], ",", "!", ".")
            yield i

    def _boundaries(self, i: int) -> Iterator[int]:
        """Where the next clause begins, when a clause may end here."""
        i = self._skip_thanks(i)
        token = self.slots.at(i)
        if i >= len(self.slots.tokens) or token.lower in ("but", "without"):
            yield i
        elif self.slots.is_end(i):
            while i < len(self.slots.tokens) and self.slots.is_end(i):
                i += 1
                thanked = self._skip_thanks(i)
                i = thanked if self.slots.is_end(thanked) else i
            yield i
        elif token.lower in (",", "and", "then"):
            yield i + 1

    def _skip_thanks(self, i: int) -> int:
        while (found := self.slots.phrases(self.slots.skip(i, ","), lexicon.COURTESY_AFTER)) is not None:
            i = found[1]
        return i

    def _fit(self, form: Form, i: int) -> Iterator[tuple[tuple[Intent, ...], int]]:
        """What the form reads from a token, shortest first when it repeats."""
        for bindings, end in self._match(compile_pattern(form.pattern), i):
            self.reached = max(self.reached, end)
            for line, after in self._repeat(form, [bindings], end):
                intents = build(form, line)
                if intents is not None:
                    yield intents, after

    def _repeat(self, form: Form, line: list[Bindings], end: int) -> Iterator[tuple[list[Bindings], int]]:
        yield line, end
        joint = self.slots.phrases(end, JOINTS) if form.repeats else None
        for bindings, after in self._match(compile_pattern(form.pattern)[1:], joint[1]) if joint is not None else ():
            yield from self._repeat(form, [*line, bindings], after)

    def _match(self, items: tuple[Item, ...], i: int) -> Iterator[tuple[Bindings, int]]:
        """All ways in which the items stand here. Nothing is said twice."""
        if not items:
            yield {}, i
            return
        for bindings, end in self._match_item(items[0], i):
            for more, after in self._match(items[1:], end):
                if not bindings.keys() & more.keys():
                    yield {**bindings, **more}, after

    def _match_item(self, item: Item, i: int) -> Iterator[tuple[Bindings, int]]:
        if item.word:
            end = self.slots.phrase(i, item.word)
            if end is not None:
                yield {}, end
        elif item.slot:
            for value, end in self.slots.read(item.kind, i):
                yield (value if isinstance(value, dict) else {item.slot: value}), end
        for line in item.lines:
            yield from self._match(line, i)
        if item.optional:
            yield {}, i

    def asks_at(self, i: int) -> bool:
        """Whether the sentence from here is a question."""
        return self.begins_question(i) or self.slots.at(self.slots.end_of_sentence(i)).text == "?"

    def begins_question(self, i: int) -> bool:
        first = self.slots.at(i)
        return first.kind == "word" and first.lower in lexicon.QUESTION | lexicon.INVERTED

    def find_unread(self) -> tuple[str, ...]:
        """The words from the farthest place that was understood on."""
        rest = [one.text for one in self.slots.tokens[self.reached :] if one.kind != "punct"]
        every = [one.text for one in self.slots.tokens]
        return tuple(one[:80] for one in rest or every)[:12] or ("",)


def _assemble(slots: Slots, parts: Parts) -> tuple[Clause, ...]:
    """The parts as clauses; values that follow each other, and their sending, are one form.

    None at all when what was said cannot be carried: nothing to hold back or to send, or an act after an answer.
    """
    clauses: list[Clause] = []
    for part in parts:
        last = clauses[-1].intent if clauses else None
        pending = last if isinstance(last, FillForm) and not last.submit else None
        span = (slots.at(part.start).start, slots.at(part.end - 1).end)
        joined = _join(pending, part) if pending is not None else None
        if joined is not None:
            span = (clauses[-1].span[0], span[1])
            clauses[-1] = Clause(intent=joined, text=slots.text[slice(*span)], span=span)
            continue
        sends_it = part.form.name == "submit" and slots.at(part.end - 1).lower in ("it", "this")
        if not part.intents or sends_it:
            return ()
        clauses += [Clause(intent=one, text=slots.text[slice(*span)], span=span) for one in part.intents]
    answers = [clause.intent.skill in ("read", "find") for clause in clauses]
    return tuple(clauses) if answers == sorted(answers) else ()


def _join(form: FillForm, part: Part) -> FillForm | None:
    """The form with what follows it: more values, its sending, or the word that it is not sent."""
    if not part.intents:
        return form
    after = part.intents[0]
    if isinstance(after, FillForm) and not after.submit:
        return form.model_copy(update={"fields": (*form.fields, *after.fields)})
    if isinstance(after, Click) and part.form.name == "submit":
        named = after.target.words not in ("Send", "Submit")
        return form.model_copy(update={"submit": True, "button": after.target if named else Target()})
    return None


def find_nearest(text: str) -> str:
    """The command form that is most like what was said, with an example."""
    tokens = [one.lower for one in tokenize(text, date(2000, 1, 1))]
    said, words = f" {' '.join(tokens)} ", set(tokens) - lexicon.FUNCTION

    def likeness(form: Form) -> tuple[bool, int, int]:
        verbs = [f" {verb} " for verb in begin_pattern(form.pattern)]
        longest = max((len(verb) for verb in verbs if verb in said), default=0)
        return said.startswith(tuple(verbs)), longest, len(words & set(form.example.lower().split()))

    asks = "?" in tokens or bool(tokens) and tokens[0] in lexicon.QUESTION
    best = max((form for form in FORMS if form.example and (form.skill in ("read", "find")) == asks), key=likeness)
    if not any(likeness(best)):
        best = next(form for form in FORMS if form.name == ("question" if asks else "click"))
    return f"{show_pattern(best)} (for example: {best.example})"
