"""A client of the rules engine: JSON-RPC 2.0 over the standard input and output of a child process.

One file, standard library only, Python 3.8 or newer; Node 20 or newer has to be there. The server comes from
the npm package: from the one this file lies in, or else npx fetches it. The methods and their parameters:
docs/protocol.md.
"""

import itertools
import json
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
BUILT = os.path.join(HERE, "..", "..", "dist", "cli", "serve.js")
PACKAGE = "middle-earth-rules"


def server_command():
    """How the server is started: what MIDDLE_EARTH_RULES says, the package around this file, or npx."""
    said = os.environ.get("MIDDLE_EARTH_RULES")
    if said:
        return ["node", said]
    if os.path.exists(BUILT):
        return ["node", BUILT]
    npx = shutil.which("npx")
    if npx is None:
        raise FileNotFoundError("Node.js with npx is wanted: https://nodejs.org")
    return [npx, "--yes", PACKAGE, "serve"]


class RulesError(Exception):
    """An error the server answered with; for a refused action, `rules` are the rules that forbid it."""

    def __init__(self, error):
        self.code = error["code"]
        self.data = error.get("data")
        first = next((f"{one['sentence']} [{one['rule']}]" for one in self.why if one["rule"]), None)
        super().__init__(error["message"] if first is None else f"the action is refused: {first}")

    @property
    def why(self):
        """Explanations of a refused action: rule, sentence, facts, cites."""
        return self.data.get("why", []) if isinstance(self.data, dict) else []

    @property
    def rules(self):
        return [one["rule"] for one in self.why if one["rule"] is not None]


class Engine:
    """The server, and calls to it: `engine.call("legal", id="game-1")`."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or server_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._ids = itertools.count(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.wait(timeout=10)
        self._process.stdout.close()

    def _send(self, message):
        self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self._process.stdin.flush()

    def _receive(self):
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the server has gone")
        return json.loads(line)

    def _request(self, method, params):
        return {"jsonrpc": "2.0", "id": next(self._ids), "method": method, "params": params}

    def call(self, method, **params):
        """Calls a method; the result, or a RulesError."""
        self._send(self._request(method, params))
        answer = self._receive()
        if "error" in answer:
            raise RulesError(answer["error"])
        return answer["result"]

    def notify(self, method, **params):
        """Calls a method without waiting for an answer: there is none."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def batch(self, calls):
        """Calls many methods at once: a list of (method, params); the results in the same order."""
        requests = [self._request(method, params) for method, params in calls]
        if not requests:
            return []
        self._send(requests)
        received = self._receive()
        if isinstance(received, dict):
            raise RulesError(received["error"])
        answers = {answer["id"]: answer for answer in received}
        results = []
        for request in requests:
            answer = answers[request["id"]]
            if "error" in answer:
                raise RulesError(answer["error"])
            results.append(answer["result"])
        return results

    def tables(self, game, **config):
        """Regions, figures and cards of a game: ids, names, what they do, which regions adjoin."""
        return self.call("tables", game=game, config=config)

    def position(self, game, position):
        """Begins at a position."""
        return Game(self, self.call("position", game=game, position=position))

    def load(self, state):
        """Goes on with a saved state."""
        return Game(self, self.call("load", state=state))

    def replay(self, record):
        """Goes on from the end of a record, after checking every hash in it."""
        return Game(self, self.call("replay", record=record))

    def new(self, game, **config):
        """Begins a game: `engine.new("war-of-the-ring", seed="first")`."""
        return Game(self, self.call("new", game=game, config=config))


class Game:
    """A game under way. `actors`, `options` and `outcome` tell where it stands."""

    def __init__(self, engine, brief):
        self.engine = engine
        self.id = brief["id"]
        self._take(brief)

    def _take(self, brief):
        self.actors = brief["actors"]
        self.options = brief.get("options")
        self.outcome = brief["outcome"]

    def call(self, method, **params):
        return self.engine.call(method, id=self.id, **params)

    def legal(self, seat=None):
        """The legal actions; an option is a place in this list."""
        return self.call("legal", **({} if seat is None else {"seat": seat}))

    def _move(self, tell, **move):
        """Makes a move; what happened, as sentences for a viewer, if `tell` names one or says "all"."""
        given = {name: value for name, value in move.items() if value is not None}
        result = self.call("apply", **given, **({} if tell is None else {"events": tell, "told": True}))
        self._take(result)
        return result.get("told", [])

    def choose(self, option, seat=None, tell=None):
        """Takes an option by its number, a place in `legal(seat)`: the quickest way to play."""
        return self._move(tell, option=option, seat=seat)

    def apply(self, action, events=None):
        """Applies an action; what happened, if `events` names a seat, "spectator" or "all"."""
        told = {} if events is None else {"events": events}
        result = self.call("apply", action=action, **told)
        self._take(result)
        return result.get("events", [])

    def say(self, label, seat=None, tell=None):
        """Takes a choice by its label, as `prompt` shows it."""
        return self._move(tell, label=label, seat=seat)

    def tell(self, action, viewer="all"):
        """Applies an action; what happened, as sentences."""
        return self._move(viewer, action=action)

    def bot(self, bot="greedy", seat=None):
        """Lets a built-in bot answer for the seat that must decide; its action."""
        action = self.call("choose", bot=bot, **({} if seat is None else {"seat": seat}))["action"]
        self._take(self.call("apply", action=action))
        return action

    def odds(self, **attack):
        """The exact odds now; with side, from_ and to those of an attack."""
        if not attack:
            return self.call("odds")
        return self.call("odds", attack={name.rstrip("_"): value for name, value in attack.items()})

    def prompt(self, seat):
        """The question for a seat, with its choices and their labels; None if it is not asked."""
        return self.call("prompt", seat=seat)

    def why(self, action):
        """Every rule that forbids an action, also one that only a later question would take."""
        return self.call("why", action=action)

    def line(self):
        """The position in one line of text, secrets included; at a question of the turn."""
        return self.call("line")

    def view(self, viewer):
        return self.call("view", viewer=viewer)

    def brief(self, viewer=None):
        """Where the game stands; for a viewer, with the number of his own options."""
        return self.call("brief", **({} if viewer is None else {"viewer": viewer}))

    def chances(self):
        """At a draw of a game with manual chance: every outcome as an action, with its probability."""
        return self.call("chances")

    def state(self):
        """The whole game at this moment, to be saved; `engine.load` goes on with it."""
        return self.call("state")

    def record(self):
        """The whole game so far: its beginning, actions, hashes; `engine.replay` goes on with it."""
        return self.call("record")

    def notation(self):
        """The record as text, a line for each turn."""
        return self.call("notation")

    def hash(self, viewer=None):
        """The hash of the state, which is for the host alone; with a viewer, that of what he sees."""
        return self.call("hash", **({} if viewer is None else {"viewer": viewer}))

    def numbers(self, seat=None):
        """The number of each legal action in the fixed numbering, in the order of `legal`."""
        return self.call("numbers", **({} if seat is None else {"seat": seat}))

    def observe(self, viewer):
        """What a viewer may know, as a list of numbers; where each stands, method `layout` tells."""
        sparse = self.call("observe", viewer=viewer)
        numbers = [0] * sparse["length"]
        for place, value in zip(sparse["at"], sparse["values"]):
            numbers[place] = value
        return numbers

    def determinize(self, viewer, seed):
        """A game that the viewer cannot tell from this one: for search."""
        return Game(self.engine, self.call("determinize", viewer=viewer, seed=seed))

    def copy(self):
        return Game(self.engine, self.call("copy"))

    def close(self):
        self.call("close")
