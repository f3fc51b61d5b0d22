/**
 * Uses a release as somebody would who has nothing else: `node try-release.ts FOLDER`. Prints what came of it as JSON.
 * It runs apart from the test, so that the test can take the network from both.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

const folder = process.argv[2] ?? '';
const taht = join(folder, 'taht');
/** Nothing of this machine is to be found, and nothing is to be fetched. */
const env = {
  PATH: '',
  HOME: join(folder, 'nowhere'),
  LC_ALL: 'C',
  TAHT_LOG: 'error',
  TAHT_HOST: '127.0.0.1',
  TAHT_PORT: '0',
  TAHT_DATA: join(folder, 'data'),
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  npm_config_registry: 'http://127.0.0.1:9',
};
const run = (...args: readonly string[]): string =>
  execFileSync(taht, args, { env, cwd: folder, encoding: 'utf8' });

const server = spawn(taht, { env, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
const gone = once(server, 'exit');
try {
  const url = await addressOf();
  const health = (await fetch(new URL('/healthz', url))).status;
  const page = await openPage(url);
  const placed = await playBot(url);
  const backup = JSON.parse(run('backup', 'copy.taht', '--json')) as { games: number };
  const checked = JSON.parse(run('check', '--lexicon', 'en', 'WORD', 'WROD', '--json')) as unknown;
  server.kill('SIGTERM');
  const [exit] = await gone;
  console.log(JSON.stringify({ health, page, placed, games: backup.games, checked, exit }));
} finally {
  server.kill('SIGTERM');
}

async function addressOf(): Promise<string> {
  let text = '';
  for await (const chunk of server.stdout) {
    text += chunk;
    const [, url] = /running at (\S+)/.exec(text) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`it did not start: ${text}`);
}

/** The app as a browser gets it: the page, and the script that it names. */
async function openPage(url: string): Promise<{ title?: string; script: string | null }> {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const [, title] = /<title>([^<]*)/.exec(page) ?? [];
  const [, source = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  const script = await fetch(new URL(source, url));
  return { ...(title === undefined ? {} : { title }), script: script.headers.get('content-type') };
}

/** A guest sits down with a bot and passes until the bot has laid a word; resolves to what the event is called. */
async function playBot(url: string): Promise<string> {
  const guest = await fetch(new URL('/api/v1/guests', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nickname: 'Mari' }),
  });
  const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const address = new URL('/api/socket', url.replace('http', 'ws'));
  const socket = new WebSocket(address, { headers: { cookie } } as unknown as string[]);
  let sent = 0;
  const send = (frame: object): void => socket.send(JSON.stringify(frame));
  const command = (stream: string, action: object): void =>
    send({ kind: 'command', id: `c${sent++}`, stream, action });
  const clock = { kind: 'per-game', seconds: 900, increment: 5, capMinutes: 5 };
  const options = {
    edition: 'en',
    ruleset: 'en-club',
    houseRules: [],
    theme: '',
    lexicon: 'en',
    clock,
    places: 2,
    rated: false,
    visibility: 'link',
    spectators: true,
    hints: false,
    referee: null,
  };
  return new Promise((resolve, reject) => {
    let game: string | undefined;
    socket.addEventListener('close', () => reject(new Error('the connection was closed')));
    socket.addEventListener('open', () => {
      send({ kind: 'hello', protocol: 1, client: 'release' });
      const action = { kind: 'open', options, sits: true, invite: [] };
      send({ kind: 'create', id: 'open', of: 'table', action });
    });
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      const frame = JSON.parse(text) as { kind: string; id?: string; stream?: string };
      // The table names its game a moment before there is one.
      if (frame.kind === 'failed' && text.includes('no-such-stream'))
        setTimeout(() => send({ kind: 'watch', stream: game }), 50);
      else if (frame.kind === 'failed') reject(new Error(text));
      if (frame.id === 'open') {
        const table = frame.stream ?? '';
        send({ kind: 'watch', stream: table });
        command(table, { kind: 'seat-bot', place: 1, bot: 'level-5' });
        command(table, { kind: 'ready', isReady: true });
      }
      if (game === undefined && frame.stream?.startsWith('table-')) {
        game = /"(game-[^"]+)"/.exec(text)?.[1];
        if (game !== undefined) send({ kind: 'watch', stream: game });
      }
      if (frame.stream !== game || !['view', 'events'].includes(frame.kind)) return;
      const [placed] = /"kind":"placed","seat":\d/.exec(text) ?? [];
      if (placed !== undefined) resolve(placed);
      // Whichever of the two is not asked for is refused.
      command(game ?? '', { kind: 'agree' });
      command(game ?? '', { kind: 'pass' });
    });
  });
}
