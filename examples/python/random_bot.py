"""Plays whole games against itself through the pipe, choosing at random, and prints decisions per second.

    python3 examples/python/random_bot.py [--games 1] [--seed first] [--warm 500] [-- node dist/cli/serve.js]

Without a command the server of the built package is started.
"""

import argparse
import random
import sys
import time

from middle_earth_rules import Engine, RulesError


def play(engine, name, seed):
    """Plays one game to its end; the game and the number of decisions."""
    dice = random.Random(seed)
    game = engine.new(name, seed=seed)
    decisions = 0
    while game.outcome is None:
        game.choose(dice.randrange(game.options))
        decisions += 1
    return game, decisions


def warm_up(engine, name, decisions):
    """Plays so many decisions that are not counted: a server that has just started is slower."""
    while decisions > 0:
        game, made = play(engine, name, "warm %d" % decisions)
        game.close()
        decisions -= made


def check(engine, game):
    """The record of the game leads to the same state again, and nothing more is legal."""
    again = engine.call("replay", record=game.call("record"))
    same = engine.call("hash", id=again["id"]) == game.call("hash")
    try:
        game.apply({"seat": "nobody", "kind": "nothing"})
    except RulesError as refused:
        return same and game.legal() == [] and refused.code == -32000
    return False


def main():
    own, command = sys.argv[1:], None
    if "--" in own:
        place = own.index("--")
        own, command = own[:place], own[place + 1 :]
    parser = argparse.ArgumentParser(description="Random games through the pipe.")
    parser.add_argument("--games", type=int, default=1, help="how many games of each sort")
    parser.add_argument("--seed", default="first")
    parser.add_argument("--warm", type=int, default=500, help="decisions of each sort before the clock starts")
    options = parser.parse_args(own)
    sound = True
    with Engine(command) as engine:
        for known in engine.call("games")["games"]:
            decisions, winners, played = 0, [], []
            warm_up(engine, known["name"], options.warm)
            begun = time.perf_counter()
            for number in range(options.games):
                game, made = play(engine, known["name"], "%s %d" % (options.seed, number))
                decisions += made
                winners.append("/".join(game.outcome["winners"]) or "nobody")
                played.append(game)
            rate = decisions / (time.perf_counter() - begun)
            for game in played:
                sound = check(engine, game) and sound
                game.close()
            print("%s: %d decisions, won by %s" % (known["name"], decisions, ", ".join(winners)))
            print("%s: %d decisions per second" % (known["name"], rate))
    print("every record leads to the same end" if sound else "a record leads elsewhere")
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
