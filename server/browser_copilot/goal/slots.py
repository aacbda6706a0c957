"""What stands in the slots of a command form: each method yields (value, end) for the tokens from a start.

A slot never swallows a word of grammar. What it does not understand stays, and then the form does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, TypeVar

from browser_copilot.goal import lexicon
from browser_copilot.goal.intents import Condition, FieldValue, Superlative, Target
from browser_copilot.goal.tokens import Token

T = TypeVar("T")
Found = Iterator[tuple[T, int]]
ATOMS = frozenset(("quote", "url", "email", "file", "time", "amount", "number"))
SHORTENED = tuple(f"{mark}{end}" for mark in "'’" for end in ("ll", "d", "ve", "re", "m", "t"))
JOINTS = (",", "and", ", and")
_END = Token("punct", "", 0, 0)


def is_content(token: Token) -> bool:
    """Whether the token names something, rather than being a word of grammar, a date or a mark."""
    if token.kind == "word":
        return token.lower not in lexicon.FUNCTION and not token.lower.endswith(SHORTENED)
    return token.kind in ATOMS and token.kind != "url"


@dataclass
class Head:
    """A noun with what stands before it, as it is being read."""

    words: list[Token] = field(default_factory=list)
    owner: Head | None = None
    every: bool = False
    ordinal: int | None = None
    superlative: Superlative | None = None
    conditions: list[Condition] = field(default_factory=list)
    role: str = ""

    @property
    def is_chosen(self) -> bool:
        return self.ordinal is not None or self.superlative is not None

    def to_target(self) -> Target | None:
        """None when its possessor is one of many: no target says of which."""
        owner = self.owner.to_target() if self.owner is not None else Target()
        if owner is None or owner.every or owner.ordinal is not None or owner.superlative is not None:
            return None
        return Target(
            words=" ".join(one.text for one in self.words),
            exact=[one.kind for one in self.words] in (["quote"], ["file"], ["email"]),
            of=f"{owner.of} {owner.words}".strip(),
            conditions=(*owner.conditions, *self.conditions),
            **{name: getattr(self, name) for name in ("role", "ordinal", "every", "superlative")},
        )


class Phrases:
    """Tokens, and the phrases of the lexicon among them."""

    def __init__(self, text: str, tokens: list[Token]) -> None:
        self.text = text
        self.tokens = tokens

    def at(self, i: int) -> Token:
        return self.tokens[i] if i < len(self.tokens) else _END

    def phrase(self, i: int, phrase: str) -> int | None:
        """The end of these words, when they stand here."""
        words = phrase.split()
        here = self.tokens[i : i + len(words)]
        return i + len(words) if [one.lower.replace("’", "'") for one in here] == words else None

    def phrases(self, i: int, phrases: Iterable[str]) -> tuple[str, int] | None:
        """The longest of the phrases that stands here."""
        found = [(one, end) for one in phrases if (end := self.phrase(i, one)) is not None]
        return max(found, key=lambda one: one[1]) if found else None

    def look_up(self, i: int, table: Mapping[str, T]) -> Found[T]:
        found = self.phrases(i, table)
        if found is not None:
            yield table[found[0]], found[1]

    def skip(self, i: int, *phrases: str) -> int:
        found = self.phrases(i, phrases)
        return i if found is None else found[1]

    def skip_article(self, i: int) -> int:
        return self.skip(i, *lexicon.ARTICLES)

    def is_end(self, i: int) -> bool:
        """Whether a sentence ends here."""
        return i >= len(self.tokens) or (self.at(i).kind == "punct" and self.at(i).text in ".!?;\n")

    def end_of_sentence(self, i: int) -> int:
        return next(end for end in range(i, len(self.tokens) + 1) if self.is_end(end))

    def run(self, i: int, fits: Callable[[Token], bool] = is_content) -> int:
        """The end of the tokens from here that fit."""
        return i + sum(1 for _ in takewhile(fits, self.tokens[i:]))

    def say(self, i: int, end: int) -> str:
        """The user's own words; one quotation alone is said without its marks."""
        return self.at(i).text if end == i + 1 else self.text[self.at(i).start : self.at(end - 1).end]

    def listed(self, i: int, read: Callable[[int], Found[T]], joints: tuple[str, ...] = JOINTS) -> Found[tuple[T, ...]]:
        """All of a list at once: what `read` finds, joined by commas or "and"."""
        values: list[T] = []
        end = i
        while (found := next(read(i), None)) is not None:
            values.append(found[0])
            joint = self.phrases(end := found[1], joints)
            if joint is None:
                break
            i = joint[1]
        if values:
            yield tuple(values), end


class Nouns(Phrases):
    """Things of a page by their words."""

    def head(self, i: int, roles: Mapping[str, str] = lexicon.THINGS) -> tuple[Head, int] | None:
        """A noun with its articles, ordinals, superlatives, dates and possessors."""
        head = Head()
        every = self.phrases(i, lexicon.EVERY)
        head.every = every is not None
        if every is not None and self.at(every[1]).lower in lexicon.TIMES:
            return None  # "every day" says when
        i = self.skip_article(i if every is None else every[1])
        if self.at(i).kind == "number" and is_content(self.at(i + 1)) and self.at(i + 1).kind != "quote":
            return None  # "3 mugs": no intent carries how many
        while i < len(self.tokens):
            chosen = None if head.words else self._choose(i, head)
            if chosen is not None:
                i = chosen
                continue
            compound = self.skip(i, *lexicon.COMPOUNDS)
            if self.at(i).kind == "poss" and head.words:
                head = Head(owner=head)
            elif compound > i or is_content(self.at(i)) and self.phrases(i, lexicon.STOPS) is None:
                head.words += self.tokens[i : max(compound, i + 1)]
            else:
                break
            i = max(compound, i + 1)
        self._split_role(head, roles)
        named = head.words or head.role or head.superlative or head.every
        return (head, i) if named and not (head.every and head.is_chosen) else None

    def _choose(self, i: int, head: Head) -> int | None:
        """The end of a date, a superlative or an ordinal before the noun."""
        token, after = self.at(i), self.at(i + 1)
        if token.kind == "date" and (after.kind == "poss" or is_content(after)):
            head.conditions.append(Condition(column="date", value=token.value))
            return i + 1 + (after.kind == "poss")
        if head.is_chosen:
            head.role = "item" if token.lower in ("one", "ones") else ""
            return i + 1 if head.role else None
        for superlative, end in self.look_up(i, lexicon.TABLES["superlative"]):
            head.superlative = superlative
            return end
        for ordinal, end in self.ordinal(i):
            head.ordinal = ordinal
            return end
        return None

    def _split_role(self, head: Head, roles: Mapping[str, str]) -> None:
        """Take the word for the kind of thing off, unless nothing else would be left that a page could show."""
        for size in (2, 1):
            first, last = head.words[:size], head.words[-size:]
            role = roles.get(" ".join(one.lower for one in last)) if len(last) == size else None
            named = len(head.words) > size or head.owner or head.conditions or head.superlative
            if role is not None and (role or named):
                head.role, head.words = role, head.words[:-size]
                break
            before = roles.get(" ".join(one.lower for one in first))
            if before is not None and [one.kind for one in head.words[size:]] == ["quote"]:
                head.role, head.words = before, head.words[size:]
                break
        if head.ordinal == -1 and head.words and head.words[-1].lower in lexicon.DATED:
            head.ordinal, head.superlative = None, Superlative(column="date", most=True)

    def ordinal(self, i: int) -> Found[int]:
        token = self.at(i)
        if self.at(i + 1).lower in ("name", "names"):
            return  # "first name" is a label
        if token.kind == "ordinal" and int(token.text[:-2]) > 0:
            yield int(token.text[:-2]), i + 1
        elif token.kind == "word" and token.lower in lexicon.ORDINALS:
            yield lexicon.ORDINALS[token.lower], i + 1

    def noun(self, i: int, roles: Mapping[str, str]) -> Found[Target]:
        """A thing of a page with all that restricts it, longest first."""
        found = self.head(i, roles)
        target = found[0].to_target() if found is not None else None
        if found is not None and target is not None:
            yield from self._restricted(target, found[1])
        elif self.at(i).lower == "no" and self.is_end(i + 1):
            yield Target(words=self.at(i).text), i + 1

    def _restricted(self, target: Target, i: int) -> Found[Target]:
        readers = (self._compared, self._dated, self._is_in, self._named, self._sourced, self._placed, self._excepted)
        for read in readers:
            for more, end in read(target, i):
                yield from self._restricted(more, end)
        if target.words or target.role or target.conditions or target.of or not target.every:
            yield target, i

    def _compared(self, target: Target, i: int) -> Found[Target]:
        start = self.skip(i, *lexicon.RELATIVES, *lexicon.COMPARED)
        for (relation, column), end in self.look_up(start, lexicon.COMPARATORS):
            amount = self.at(end)
            if amount.kind in ("amount", "number"):
                money = start > i and "cost" in self.say(i, start) or "priced" in self.say(i, start + 1)
                money = money or amount.kind == "amount" and any(unit in amount.lower for unit in lexicon.CURRENCY)
                yield _restrict(target, "price" if money else column, amount.text, relation), end + 1

    def _dated(self, target: Target, i: int) -> Found[Target]:
        for relation, end in self.look_up(i, lexicon.DATE_RELATIONS):
            end = self.skip_article(end)
            day, after = self.at(end), self.at(end + 1)
            if day.kind == "date" and after.kind != "poss" and not is_content(after):
                yield _restrict(target, "date", day.value, relation), end + 1

    def _is_in(self, target: Target, i: int) -> Found[Target]:
        """ "in stock", "that are overdue", "which is not paid", "that are on the team"."""
        state, relative = self.phrases(i, lexicon.STATES), self.phrases(i, lexicon.RELATIVES)
        if state is not None:
            yield _restrict(target, "", self.say(i, state[1])), state[1]
        for found, end in self.state(relative[1]) if relative is not None else ():
            yield merge(target, found), end

    def state(self, i: int) -> Found[Target]:
        """What an item is or where it is, as a target without words that is to be merged."""
        start = self.skip(i, "not")
        known = self.phrases(start, lexicon.STATES)
        end = known[1] if known is not None else self.run(start, lambda one: one.kind == "word" and is_content(one))
        if start < end <= start + 3:
            yield _restrict(Target(), "", self.say(start, end), "is_not" if start > i else "is"), end
        for read in (self._compared, self._dated, self._sourced, self._placed) if start == i else ():
            yield from read(Target(), i)

    def _named(self, target: Target, i: int) -> Found[Target]:
        for phrases, relation in ((lexicon.NAMED, "is"), (lexicon.HOLDING, "contains")):
            said = self.phrases(i, phrases)
            for value, end in self.option(said[1]) if said is not None else ():
                yield _restrict(target, "name" if relation == "is" else "", value, relation), end
        having = self.phrases(i, lexicon.HAVING)
        if having is not None:
            for (label, value), end in self.labelled(having[1]):
                yield _restrict(target, label, value), end
            for words, end in self.plain(having[1]):
                yield _restrict(target, "with", words), end

    def _sourced(self, target: Target, i: int) -> Found[Target]:
        source = self.phrases(i, ("from", "by", "about"))
        for words, end in self.plain(source[1]) if source is not None else ():
            if words.lower() in lexicon.COLUMNS:
                return  # "list the orders by date" sorts
            if source is not None and source[0] == "from" and self.skip_article(source[1]) > source[1]:
                yield _place(target, words), end
            elif source is not None:
                yield _restrict(target, source[0], words), end

    def _placed(self, target: Target, i: int) -> Found[Target]:
        place = self.phrases(i, lexicon.PLACE)
        if place is None:
            return
        for words, end in self.plain(place[1]):
            yield _place(target, words), end
        row = self.head(place[1])
        free = target.ordinal is None and target.superlative is None and not target.every
        if free and row is not None and row[0].ordinal and row[0].role == "item" and not row[0].words:
            yield target.model_copy(update={"ordinal": row[0].ordinal}), row[1]

    def _excepted(self, target: Target, i: int) -> Found[Target]:
        said = self.phrases(i, lexicon.EXCEPTED)
        if said is not None and target.every:
            for values, end in self.listed(said[1], self.plain, (*JOINTS, "or")):
                for value in values:
                    target = _restrict(target, "", value, "is_not")
                yield target, end

    def plain(self, i: int) -> Found[str]:
        """The words of a thing, without ordinal, superlative, quantity or date."""
        found = self.head(i)
        target = found[0].to_target() if found is not None else None
        if found is None or target is None or found[0].every or found[0].is_chosen or target.conditions:
            return
        words = f"{target.of} {target.words}".strip() or self.say(self.skip_article(i), found[1])
        if self.at(found[1]).kind != "poss":
            yield words, found[1]

    def option(self, i: int) -> Found[str]:
        """An option's or an item's own name: a quotation, a date, "no", or content words."""
        token = self.at(i)
        if token.kind in ("quote", "date") or token.lower == "no" and not is_content(self.at(i + 1)):
            yield token.text, i + 1
            return
        end = self.run(i, lambda one: is_content(one) and one.kind != "quote")
        if end > i and token.lower not in lexicon.UNTYPED:
            yield self.say(i, end), end

    def name(self, i: int) -> Found[str]:
        yield from self.option(self.skip_article(i))

    def value(self, i: int) -> Found[str]:
        """What is typed: a quotation, one atom or word, or a name in capitals. Nothing that only describes a value."""
        token = self.at(i)
        if token.kind == "date" and token.text[-1].isdigit() and token.lower[:4] not in ("last", "past"):
            yield token.text, i + 1
        elif token.kind == "date" and token.lower in ("today", "tomorrow", "yesterday"):
            yield token.value, i + 1
        elif token.kind in ("quote", "url"):
            yield token.text, i + 1
        else:
            end = self.run(i, lambda one: is_content(one) and one.kind != "quote" and one.lower not in lexicon.UNTYPED)
            named = not any(one.text[0].islower() for one in self.tokens[i:end])
            if end == i + 1 or end > i and named:
                yield self.say(i, end), end

    def labelled(self, i: int) -> Found[tuple[str, str]]:
        """A label and its value: `Name "Ada"`, `username ada99`, `last name Person37`, `Email: ada@example.org`."""
        i = self.skip_article(i)
        end = self.run(i, lambda one: one.kind in ("word", "number") and is_content(one))
        colon = end + (self.at(end).text in (":", "="))
        if end > i and (colon > end or self.at(end).kind in ATOMS):
            yield from (((self.say(i, end), value), after) for value, after in self.value(colon))
        for cut in range(end - 1, i, -1):
            label, value = self.tokens[i:cut], self.tokens[cut:end]
            plain = all(one.text[0].islower() or one.text.isupper() for one in label)
            if plain and all(not one.text[0].islower() or any(map(str.isdigit, one.text)) for one in value):
                yield (self.say(i, cut), self.say(cut, end)), end


class Slots(Nouns):
    """The slots of the forms, by the names of their kinds."""

    def read(self, kind: str, i: int) -> Found[Any]:
        """What stands in a slot of that kind."""
        if kind in lexicon.TABLES:
            yield from self.look_up(i, lexicon.TABLES[kind])
        elif kind in _LISTED:
            least, one, joints = _LISTED[kind]
            found = self.listed(self.skip(i, "the file", "the files"), getattr(self, one), joints)
            yield from ((values, end) for values, end in found if len(values) >= least)
        elif kind in _KINDS:
            roles, fits = _KINDS[kind]
            yield from ((target, end) for target, end in self.noun(i, roles) if fits(target))
        else:
            yield from getattr(self, kind)(i)

    def rows(self, i: int) -> Found[Target]:
        """The items of a list, or a list."""
        for target, end in self.noun(i, lexicon.LISTS):
            if target.ordinal is None and target.superlative is None:
                yield target.model_copy(update={"every": False}), end

    def determined(self, i: int) -> Found[Target]:
        """One thing with its article: "show details" may be a button."""
        if self.skip_article(i) > i or self.at(i).kind in ("date", "quote"):
            yield from self.read("single", i)

    def item(self, i: int) -> Found[Target]:
        """One thing, whose kind is one of its words: "the red box"."""
        yield from self.read("sort of", self.skip(i, "one"))

    def field(self, i: int) -> Found[Target]:
        """A field by its label; the word "box" means a text field here."""
        for target, end in self.noun(i, lexicon.CONTROL_ROLES):
            free = target.superlative is None and not target.every and not target.conditions
            if free and (target.words or target.role in ("field", "checkbox")):
                role = "field" if target.role == "checkbox" else target.role
                yield target.model_copy(update={"role": role if role in ("field", "radio") else ""}), end

    def pair(self, i: int) -> Found[FieldValue]:
        """A label with its value."""
        for (label, value), end in self.labelled(i):
            yield FieldValue(field=Target(words=label), value=value), end

    def form(self, i: int) -> Found[str]:
        """ "contact form", "form": its name without that word."""
        end = self.run(i, lambda one: is_content(one) and one.lower != "form")
        if self.at(end).lower == "form":
            yield (self.say(i, end) if end > i else ""), end + 1

    def secret(self, i: int) -> Found[str]:
        """ "the secret shop": a handle of the vault."""
        said = self.skip(i, "the secret", "my secret", "the vault entry", "the vault secret")
        if said > i and self.at(said).kind in ("word", "quote", "email") and is_content(self.at(said)):
            yield self.at(said).text, said + 1

    def query(self, i: int) -> Found[str]:
        """What is searched for, shortest first: a quotation, or words that only name."""
        if self.at(i).kind == "quote":
            yield self.at(i).text, i + 1
            return
        i = end = self.skip_article(i)
        while not self.is_end(end) and self._is_sought(end):
            end += 1
            if is_content(self.at(end - 1)) or self.at(end - 1).kind == "date":
                yield self.say(i, end), end

    def _is_sought(self, i: int) -> bool:
        token, after = self.at(i), self.at(i + 1)
        if token.kind in ("punct", "quote", "time") or token.lower in lexicon.UNSOUGHT:
            return False
        if any(self.at(end).kind in ("amount", "number") for _, end in self.look_up(i, lexicon.COMPARATORS)):
            return False
        return not (token.lower in ("in", "on", "from", "with") and after.lower in lexicon.ARTICLES)

    def url(self, i: int) -> Found[str]:
        """An address of the web; a bare host is reached over https."""
        text, kind = self.at(i).text, self.at(i).kind
        if kind in ("url", "quote") and text.lower().startswith(("http://", "https://")):
            yield text, i + 1
        elif kind == "url" and "://" not in text:
            yield f"https://{text}", i + 1

    def number(self, i: int) -> Found[int]:
        if self.at(i).kind == "number" and self.at(i).text.isdecimal() and int(self.at(i).text) > 0:
            yield int(self.at(i).text), i + 1

    def file(self, i: int) -> Found[str]:
        if self.at(i).kind in ("file", "quote"):
            yield self.at(i).text, i + 1

    def column(self, i: int) -> Found[dict[str, Any]]:
        """A column's name, or a superlative that stands for it: "by newest"."""
        i = self.skip_article(i)
        yield from self.look_up(i, lexicon.TABLES["extreme"])
        end = i
        while is_content(self.at(end)) and self.phrases(end, lexicon.TABLES["direction"]) is None:
            end += 1
        if end > i:
            yield {"column": self.say(i, end).removesuffix(" column")}, end

    def criterion(self, i: int) -> Found[tuple[Condition, ...]]:
        """ "status open", "colour “dark red”", "“Open”"."""
        first, second = self.at(i), self.at(i + 1)
        if first.kind == "quote":
            yield (Condition(value=first.text),), i + 1
        elif first.kind == "word" and is_content(first) and is_content(second):
            yield (Condition(column=first.text, value=second.text),), i + 2

    def sink(self, i: int) -> Found[dict[str, Any]]:
        """Where rows go: a file's name, or a format."""
        for name, end in self.file(self.skip(i, "the file", "a file called", "a file named")):
            if name.lower().endswith((".csv", ".json")):
                yield {"file": name, "format": name.lower().rpartition(".")[2]}, end
        for kind, end in self.look_up(self.skip_article(i), lexicon.TABLES["sheet"]):
            yield {"format": kind}, end

    def format(self, i: int) -> Found[str]:
        if self.at(i).kind == "word" and is_content(self.at(i)) and len(self.at(i).text) <= 5:
            yield self.at(i).text, self.skip(i + 1, "file")

    def attribute(self, i: int) -> Found[dict[str, Any]]:
        """What is asked of a thing; "the lowest price" also says of which."""
        i = self.skip_article(i)
        most = lexicon.EXTREMES.get(self.at(i).lower)
        i += most is not None
        end = self.run(i, lambda one: one.kind == "word" and is_content(one))
        if end > i:
            name = self.say(i, end)
            chosen = {} if most is None else {"superlative": Superlative(column=name, most=most)}
            yield {"attribute": name, **chosen}, end

    def possessed(self, i: int) -> Found[dict[str, Any]]:
        """ "Grace Hopper's email", "the newest order's total": whose, and what."""
        found = self.head(i)
        owner = found[0].owner.to_target() if found is not None and found[0].owner is not None else None
        if found is not None and owner is not None and owner.words and not (found[0].is_chosen or owner.every):
            name = " ".join(one.text for one in found[0].words)
            yield {"attribute": name, "of": owner}, found[1]

    def fact(self, i: int) -> Found[str]:
        """What is to be found, up to the end of its sentence; not when, and not under a condition."""
        end = self.end_of_sentence(i)
        asked = self.phrase(i - 2, "tell me") == i or self.phrase(i - 3, "let me know") == i
        news = asked and self.at(i).lower in ("when", "if", "once")  # "tell me when" may ask for news
        timed = any(one.kind == "time" or one.lower in lexicon.QUALIFYING for one in self.tokens[i + 1 : end])
        if not news and not timed:
            yield from self.passage(i)

    def passage(self, i: int) -> Found[str]:
        """A passage up to the end of its sentence, when nothing in it points outside of it, or is told besides."""
        end = self.end_of_sentence(i)
        for at in range(i, end):
            token, after = self.at(at), self.at(at + 1).lower
            relative = token.lower == "that" and at > i and is_content(self.at(at - 1))
            dangles = token.lower in lexicon.DANGLING or token.lower.endswith(("'t", "’t"))
            goes_on = token.lower in ("and", ",", "then") and after not in lexicon.ARTICLES | lexicon.QUESTION
            if token.kind != "quote" and (dangles and not relative or goes_on):
                return
        if any(is_content(one) or one.kind == "date" for one in self.tokens[i:end]):
            yield self.say(i, end), end

    def question(self, i: int) -> Found[str]:
        """A whole question: its word stands in front, or after a preposition ("at what time")."""
        if any(one.lower in lexicon.QUESTION | lexicon.INVERTED for one in self.tokens[i : i + 2]):
            yield from self.passage(i)

    def told(self, i: int) -> Found[str]:
        """An indirect question."""
        if self.at(i).lower in lexicon.QUESTION:
            yield from self.fact(i)

    def sought(self, i: int) -> Found[str]:
        """What is looked for, with no command after it, and no superlative, which no passage proves."""
        end = self.end_of_sentence(i)
        chosen = any(self.phrases(at, lexicon.SUPERLATIVES) for at in range(i, end))
        if not chosen and "and" not in {one.lower for one in self.tokens[i:end]}:
            yield from self.fact(i)


def _is_one(target: Target) -> bool:
    """Not several of which some are chosen: "the newest orders"."""
    chosen = target.superlative is not None or target.ordinal is not None
    return not (chosen and target.words.lower().endswith("s") and not target.words.lower().endswith("ss"))


def _is_named(target: Target) -> bool:
    return bool(target.words or target.of or target.conditions or target.every or target.role and target.ordinal)


_LISTED = {
    "pairs": (1, "pair", JOINTS), "columns": (1, "name", JOINTS), "files": (1, "file", JOINTS),
    "path": (2, "name", (">", "→", "›", "»")),
}  # fmt: skip
"""Slots that are lists: how many at least, of which slot, and what joins them."""
_ANY: dict[str, str] = {"one": "item", "result": "item", "item": "item", "row": "item", "entry": "item"}
_KINDS: dict[str, tuple[Mapping[str, str], Callable[[Target], bool]]] = {
    "control": (
        lexicon.CONTROL_ROLES,
        lambda one: one.words.lower() not in lexicon.KEYS or one.exact or one.role != "",
    ),
    "box": (lexicon.CONTROL_ROLES, _is_named),
    "checkbox": (lexicon.CONTROL_ROLES, lambda one: _is_named(one) and (one.role == "checkbox" or one.exact)),
    "thing": (lexicon.THINGS, _is_one),
    "single": (lexicon.OPENED, lambda one: _is_one(one) and not one.every),
    "owner": (lexicon.THINGS, lambda one: not one.every),
    "best": (lexicon.THINGS, lambda one: one.superlative is not None),
    "sort of": (_ANY, lambda one: bool(one.words or one.superlative or one.ordinal)),
    "whole": (lexicon.LISTS, lambda one: one.every and one.superlative is None and one.ordinal is None),
    "restricted": (
        lexicon.LISTS,
        lambda one: bool(one.conditions) and one.words.lower().endswith("s") and not one.every and not one.superlative,
    ),
}
"""Slots that are things of a page: the words for their roles, and which things fit."""


def _restrict(target: Target, column: str, value: str, relation: str = "is") -> Target:
    return merge(target, Condition.model_validate({"column": column, "value": value, "relation": relation}))


def _place(target: Target, words: str) -> Target:
    return target.model_copy(update={"of": f"{target.of} {words}".strip()})


def merge(target: Target, more: Target | Condition) -> Target:
    """The target, restricted by what was said of it elsewhere."""
    if isinstance(more, Condition):
        return target.model_copy(update={"conditions": (*target.conditions, more)})
    of = f"{target.of} {more.of}".strip()
    return target.model_copy(update={"conditions": (*target.conditions, *more.conditions), "of": of})
