"""A bot for a Täht server: `python3 bot.py SERVER TOKEN CODE` sits down at a table and plays its game.
It asks the command line for its plays: TAHT, or else `npx taht`."""
import json, os, re, shlex, subprocess, sys, time, urllib.error, urllib.request

server, token, code = sys.argv[1:4]
taht = shlex.split(os.environ.get("TAHT", "npx taht"))

def ask(path, body=None):
    headers = {"authorization": "Bearer " + token, "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + "/api/v1" + path, data, headers))

def command(stream, action):
    try:
        ask("/streams/%s/commands" % stream, {"id": "bot-%d" % time.time_ns(), "action": action})
    except urllib.error.HTTPError as refused:
        print(action["kind"], refused.read().decode(), file=sys.stderr)

def follow(stream):  # What one sees of a stream, now and after every change; a connection that ends is opened again.
    while True:
        try:
            yield from (json.loads(line)["view"] for line in ask("/streams/%s/follow" % stream) if line.strip())
        except OSError:
            pass
        time.sleep(0.5)

def square(cell):
    text = cell["letter"] if len(cell["letter"]) == 1 else "[%s]" % cell["letter"]
    return text.lower() if cell["blank"] else text

def move(view, seat, edition):  # The best play by the command line, as tiles on squares.
    rows = ["".join(square(c) if c else "." for c in view["board"][i : i + 15]) for i in range(0, 225, 15)]
    board = "/".join(re.sub(r"\.+", lambda gap: str(len(gap[0])), row) for row in rows)
    cgp = "%s %s/ 0/0" % (board, "".join(view["seats"][seat]["rack"]))
    found = subprocess.run([*taht, "moves", "--edition", edition, "--position", cgp, "--top", "1", "--json"], capture_output=True)
    plays = json.loads(found.stdout)["plays"]
    if not plays:
        return {"kind": "pass"}
    number, letter = re.search(r"\d+", plays[0]["position"])[0], re.search(r"[A-O]", plays[0]["position"])[0]
    step = 1 if plays[0]["position"][0].isdigit() else 15
    start = (int(number) - 1) * 15 + ord(letter) - ord("A")
    tokens = enumerate(re.findall(r"\[[^\]]+\]|.", plays[0]["word"]))
    laid = [(start + i * step, text.strip("[]")) for i, text in tokens if view["board"][start + i * step] is None]
    return {"kind": "place", "tiles": [{"square": at, "letter": text.upper(), "blank": text != text.upper()} for at, text in laid]}

table = json.load(ask("/codes/" + code))["stream"]
command(table, {"kind": "sit", "place": 1})
command(table, {"kind": "ready", "isReady": True})
head = next(view["head"] for view in follow(table) if view["head"].get("game"))
for view in follow(head["game"]):
    seat, phase = view["viewer"].get("seat"), view["phase"]
    if phase["kind"] == "over":
        break
    if phase["kind"] == "setup" and seat not in phase["agreed"]:
        command(head["game"], {"kind": "agree"})
    if phase["kind"] == "turn" and phase["seat"] == seat:
        command(head["game"], move(view, seat, head["options"]["edition"]))
    if phase["kind"] == "window" and phase["play"]["seat"] != seat and seat not in phase["accepted"]:
        command(head["game"], {"kind": "accept"})
