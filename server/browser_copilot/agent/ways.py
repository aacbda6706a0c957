"""When no skill fits the page, a ladder of ways is climbed: wait, log in, probe, unfold, turn the page, menu, explore.

Each rung is tried once for a page; the ones that change no data come first. A rung gives a bound skill to carry out,
or says that the page moved, or that it has nothing.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Set

from browser_copilot.agent.explore import explore
from browser_copilot.agent.menus import choose_in_menu
from browser_copilot.agent.outward import choose_secret
from browser_copilot.agent.pages import content_of, find_beyond, find_hidden_pagers, has_fields
from browser_copilot.agent.patience import wait_for_target
from browser_copilot.agent.probing import Probe, pick_way
from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.reach import GOAL_PAGE, count_down, is_filled_in, open_item, place_of, search_item
from browser_copilot.agent.repeated import nth_of_like
from browser_copilot.agent.scrolling import scroll_on
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.goals import PREDICATES, judge, predicate_for
from browser_copilot.page.intents import Intent
from browser_copilot.page.rank import is_tie
from browser_copilot.page.sites import find_page
from browser_copilot.page.skills import CLICK, CLICK_TEXT, LOGIN, NAVIGATE, PAGINATE, REVEAL
from browser_copilot.page.skills.base import Match
from browser_copilot.page.skills.navigate_menu import NavigateParams, rank_ways
from browser_copilot.page.skills.paginate import PaginateParams
from browser_copilot.page.skills.reveal import RevealParams
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import list_controls
from browser_copilot.page.walls import REQUESTS, find_wall
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD

LISTED = frozenset({"download", "read", "find", "delete", "extract", "click", "send"})
FAR = frozenset(
    "download read find delete extract navigate send create sort filter upload fill login search checkout choose "
    "paginate book".split()
)
STRONG = 0.6
MAX_PAGES = 12
NEXT_STEP = re.compile(r"(?:next|continue|weiter|suivant|siguiente)(?: step| page)?\W*")
_ENDS = re.compile(r"finish|complete|submit|done")
_LOADING = re.compile(r"loading|please wait|wird geladen|cargando|chargement|\.\.\.$|…$")
Rung = Callable[[MiniPCD, float], Awaitable[Chosen | None]]


class Ways:
    """The ladder for one intent. `moved` is set when a rung changed what is to be seen; `skip` is what failed."""

    def __init__(self, pursuit: Pursuit, intent: Intent, skip: Set[str] = frozenset()) -> None:
        self.pursuit = pursuit
        self._seeker = Probe(pursuit, skip)
        self.intent = intent
        self.moved = False
        self.surveyed = False
        self.tried: list[str] = []
        self._used: set[str] = set()
        self._avoid: set[str] = set()
        self._turned = 0

    async def find(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """Climb until a rung has something. None with `moved` unset: nothing is left."""
        rungs: tuple[tuple[str, Rung], ...] = (
            ("waiting for the page", self._wait),
            ("what only the user can pass", self._pass_wall),
            ("logging in", self._login),
            ("probing the page", self._probe),
            ("the menu of its button", self._open_menu),
            ("the item's own page", self._open),
            ("the next step of the form", self._advance),
            ("unfolding", self._unfold),
            ("searching for the item", self._search),
            ("the next page of the list", self._turn),
            ("the menu", self._menu),
            ("scrolling on", self._scroll_on),
            ("waiting longer", self._wait_longer),
            ("the text itself", self._text),
            ("asking the model which is meant", self._ask_model),
            ("the Scout's way", self._scout_way),
            ("exploring", self._explore),
        )
        for name, rung in rungs:
            chosen = await rung(mini, best_match)
            if chosen is not None or self.moved:
                self._tell(name)
                return chosen
        return None

    def _tell(self, name: str) -> None:
        if name not in self.tried:
            self.tried.append(name)

    def take_move(self) -> bool:
        """Whether the page moved since this was asked last."""
        moved, self.moved = self.moved, False
        return moved

    def _first_time(self, rung: str, key: str) -> bool:
        fresh = f"{rung} {key}" not in self._used
        self._used.add(f"{rung} {key}")
        return fresh

    async def _wait(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        texts = [*mini.headings[:2], mini.title, *(one.text for one in mini.messages)]
        empty = not any(one.landmark not in ("nav", "header", "footer") for one in mini.actions) and not mini.forms
        if (empty and not mini.collections or any(_LOADING.search(fold(one)) for one in texts)) and self._first_time(
            "wait", mini.url
        ):
            await self.pursuit.sight.settle()
            self.moved = True
        return None

    async def _wait_longer(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        if self._first_time("longer", mini.url):
            patient = bool(self.pursuit.task.history) or not self._goes_far()
            self.moved = await wait_for_target(self.pursuit, self.intent, mini, patient=patient)
        return None

    async def _open_menu(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        fresh = self._first_time("opened", mini.document_id)
        chosen = await choose_in_menu(self.pursuit, self.intent, mini) if fresh else None
        self.moved = chosen is None and self.pursuit.mini is not mini
        return chosen

    async def _scroll_on(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        if self._first_time("scroll", mini.url):
            self.moved = await scroll_on(self.pursuit, self.intent, mini)
        return None

    async def _pass_wall(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """A captcha is the user's to solve, a code of a second factor the user's to enter."""
        if (wall := find_wall(mini)) is not None and self._first_time(wall, mini.url):
            self.pursuit.move("ask")
            await self.pursuit.desk.take_over(f"{mini.origin} {REQUESTS[wall]}")
            self.pursuit.move("plan")
            self.moved = True
        return None

    async def _login(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        wall = any(form.purpose == "login" for form in mini.forms) and judge(PREDICATES["login"], mini).hit
        asked = self.intent.kind == "login"
        if not wall or is_filled_in(self.pursuit.task, self.intent, mini) or not self._first_time("login", mini.origin):
            return None
        secret = None if asked else await choose_secret(self.pursuit, mini.origin, "")
        if secret is None:
            self.pursuit.move("ask")
            await self.pursuit.desk.take_over(f"Please log in at {mini.origin}, then hand back: the goal needs it")
            self.pursuit.move("plan")
            self.moved = True
            return None
        params = LOGIN.with_secret(secret.handle, secret.username)
        for match in LOGIN.match(mini, params):
            chosen = await self.pursuit.sight.bind(mini, LOGIN, match, params)
            if chosen is not None:
                return chosen.on_the_way()
        return None

    async def _probe(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """The Scout looks beyond the summary for the control that the intent names."""
        intent = self.intent
        if like := await nth_of_like(self.pursuit.desk, intent):
            said = {"kind": "click", "target": like.label, "control": like.id, "which": Which()}
            self.intent = intent.model_copy(update=said)
            self.moved = True
            return None
        if intent.kind in ("fill", "paginate"):
            unseen = self._first_time("probe", f"{mini.url} {mini.ts}")
            return await find_beyond(self.pursuit.sight, self.pursuit.desk, mini, intent) if unseen else None
        named = intent.kind in ("click", "choose", "navigate") and bool(intent.target)
        if not named:
            return None
        self._tell("probing the page")
        return await self._seeker.propose(mini, intent)

    async def _ask_model(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        intent = self.intent
        named = intent.kind in ("click", "navigate") and bool(intent.target) and not intent.quoted
        if self.pursuit.chooser is None or not named or not self._first_time("model", f"{mini.url} {mini.ts}"):
            return None
        return await self._seeker.ask_model(mini, intent)

    async def _advance(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """A form in steps: after what was done on this one, its own Next leads to the field or the end."""
        ends = self.intent.kind == "click" and bool(_ENDS.fullmatch(fold(self.intent.target))) and has_fields(mini)
        fits = (self.intent.kind in ("fill", "choose") or ends) and self.pursuit.index > 0
        steps = [one for one in list_controls(mini) if one.role == "button" and NEXT_STEP.fullmatch(fold(one.label))]
        alone = len({one.label for one in steps}) == 1
        if not fits or not alone or not self._first_time("advance", f"{mini.url} {mini.ts}"):
            return None
        params = CLICK.params(label=steps[0].label)
        match = Match((steps[0].id,), 0.7, why="the form goes on there")
        chosen = await self.pursuit.sight.bind(mini, CLICK, match, params)
        return chosen.on_the_way() if chosen is not None else None

    async def _unfold(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        if self.intent.kind in ("search", "login", "checkout", "wait", "scroll", "paginate"):
            return None
        params = RevealParams(
            role=self.intent.through,
            hint=f"{self.intent.target} {self.intent.thing}".strip(),
            opened=tuple(sorted(self._avoid)),
        )
        for match in REVEAL.match(mini, params):
            key = " ".join(match.requested_ids)
            if self._first_time("unfold", f"{mini.document_id} {key}"):
                chosen = await self.pursuit.sight.bind(mini, REVEAL, match, params)
                if chosen is not None:
                    return chosen.on_the_way()
        return None

    async def _turn(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """The list is here but the item is not: turn the page."""
        near = best_match >= 0.5 or self.intent.about_it or self.intent.through == "page"
        listed = self.intent.kind in LISTED and near
        if not listed or self._turned >= MAX_PAGES or not mini.collections and has_fields(mini):
            return None
        params = PaginateParams()
        self.intent = await count_down(self.pursuit.sight, mini, self.intent)
        for match in PAGINATE.match(mini, params) or await find_hidden_pagers(self.pursuit.desk, mini, params):
            shown = await content_of(self.pursuit.sight, mini, self.intent.thing)
            if self._first_time("turn", f"{shown} {match.requested_ids[0]}"):
                chosen = await self.pursuit.sight.bind(mini, PAGINATE, match, params)
                if chosen is not None:
                    self._turned += 1
                    return chosen.on_the_way()
        return None

    async def _text(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """A text that is no control may take a click; the intent is done by it only when it was just a click."""
        params = CLICK_TEXT.read(self.intent)
        if params is None or not self._first_time("text", f"{mini.url} {mini.ts}"):
            return None
        chosen = await self.pursuit.sight.bind(mini, CLICK_TEXT, CLICK_TEXT.match(mini, params)[0], params)
        return chosen if chosen is None or self.intent.kind != "send" else chosen.on_the_way()

    async def _open(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        fresh = self._first_time("open", f"{mini.url} {mini.ts}")
        return await open_item(self.pursuit.sight, mini, self.intent) if fresh else None

    async def _search(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        fresh = bool(self.intent.which.words) and self._first_time("search", mini.origin)
        return await search_item(self.pursuit.sight, mini, self.intent) if fresh else None

    def _goes_far(self) -> bool:
        """Whether another page may be meant; a plain click is one on this page."""
        clicks = self.intent.kind == "click" and bool(self.intent.thing) and not self.intent.which.is_any
        return self.intent.kind in FAR or clicks

    def _place(self) -> NavigateParams:
        return place_of(self.intent, tuple(sorted(self._avoid)))

    async def _menu(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """A link whose name says that it leads there, if no other comes close."""
        params = self._place()
        if not self._goes_far() or not (params.target or params.thing) or best_match >= STRONG:
            return None
        if (hinted := find_page(self.pursuit.sites, mini.origin, params.thing)) and self._first_time("hint", hinted):
            there = NavigateParams(url=hinted)
            chosen = await self.pursuit.sight.bind(mini, NAVIGATE, NAVIGATE.match(mini, there)[0], there)
            return chosen.on_the_way() if chosen is not None else None
        ranked = rank_ways(mini, params)
        if not ranked or ranked[0].score < STRONG or is_tie(ranked) and ranked[0].score < 0.9:
            return None
        match = Match((ranked[0].id,), ranked[0].score, why=f'"{ranked[0].label}": {ranked[0].why}')
        return await self._follow(mini, match, ranked[0].label)

    async def _scout_way(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        """Links that come close, or that the summary left out."""
        place, far = self._place(), self._goes_far() and best_match < STRONG
        if not far or not (place.target or place.thing) or not self._first_time("way", mini.url):
            return None
        picked = await pick_way(self.pursuit, self.intent, place, mini)
        return await self._follow(mini, *picked) if picked else None

    async def _follow(self, mini: MiniPCD, match: Match, label: str) -> Chosen | None:
        self._avoid.add(fold(label))
        chosen = await self.pursuit.sight.bind(mini, NAVIGATE, match, self._place())
        return chosen.on_the_way() if chosen is not None else None

    async def _explore(self, mini: MiniPCD, best_match: float) -> Chosen | None:
        params = self._place()
        if not self._goes_far() or not (params.target or params.thing) or not self._first_time("explore", mini.origin):
            return None
        self.pursuit.move("explore")
        found = await explore(self.pursuit.desk, mini, predicate_for(params.thing, params.target), params, self._note)
        self.pursuit.move("plan")
        self.pursuit.note_graph(found.graph)
        self._tell("exploring")
        self.moved = found.node is not None
        if found.node is not None:
            self.pursuit.progress(GOAL_PAGE, f"found {clip(' > '.join(found.node.labels), 200)}")
        return None

    def _note(self, depth: int, pages: int) -> None:
        self.pursuit.progress(min(0.7, 0.1 * depth + 0.02 * pages), f"exploring: {pages} pages")
