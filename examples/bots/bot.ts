/** A bot for a Täht server: `node bot.ts SERVER TOKEN CODE` sits down at a table and plays its game. */
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { openTaht } from 'taht';

const [server = '', token = '', code = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const at = (path: string): URL => new URL(`/api/v1${path}`, server);

let sent = 0;
async function command(stream: string, action: object): Promise<void> {
  const body = JSON.stringify({ id: `bot-${Date.now()}-${sent++}`, action });
  await fetch(at(`/streams/${stream}/commands`), { method: 'POST', headers, body });
}

/** What one sees of a stream, now and after every change; a connection that ends is opened again. */
async function* follow(stream: string) {
  for (;;) {
    const { ok, body } = await fetch(at(`/streams/${stream}/follow`), { headers });
    let text = '';
    for await (const part of (ok && body?.pipeThrough(new TextDecoderStream())) || []) {
      const lines = (text + part).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line).view;
    }
    await setTimeout(500);
  }
}

const { stream: table } = (await (await fetch(at(`/codes/${code}`), { headers })).json()) as {
  stream: string;
};
await command(table, { kind: 'sit', place: 1 });
await command(table, { kind: 'ready', isReady: true });
for await (const { head } of follow(table)) {
  if (!head?.game) continue;
  const taht = await openTaht(head.options.edition);
  for await (const view of follow(head.game)) {
    if (view.phase.kind === 'over') process.exit();
    const action = await taht.answer(view, 'level-8');
    if (action !== null) await command(head.game, action);
  }
}
