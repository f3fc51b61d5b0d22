/** How the server is reached: the port here, and the public address with the proxy before it. */
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createServer } from 'node:net';
import { type Check, detailOf, type Finding, findingsOf, type Patient } from './finding.ts';

const PATIENCE_MS = 10_000;

export const checkPort: Check = async ({ options: { host, port, hasTls }, t }) => {
  const { good, bad } = findingsOf('port', t);
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return [good('doctor.port-good', { port })];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const option = '--port';
    if (code === 'EACCES') return [bad('start.port-forbidden', { port, option })];
    if (code !== 'EADDRINUSE') return [bad('start.no-such-host', { host })];
    const here = `${hasTls ? 'https' : 'http'}://127.0.0.1:${port}`;
    return (await isTaht(here))
      ? [good('doctor.port-ours', { port })]
      : [bad('start.port-in-use', { port, option })];
  } finally {
    server.close();
  }
};

const isTaht = async (address: string): Promise<boolean> =>
  (await ask(`${address}/healthz`).catch(() => null))?.text === '{"ok":true}';

export const checkAddress: Check = async (patient) => {
  const { env, t } = patient;
  const { good, note, bad } = findingsOf('address', t);
  const url = env.TAHT_URL;
  if (!url) return [note('doctor.address-none', { name: 'TAHT_URL' })];
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return [
      bad('doctor.address-malformed', { name: 'TAHT_URL', example: 'https://taht.example.org' }),
    ];
  try {
    const { status, text } = await ask(new URL('/healthz', url).href, {}, true);
    if (text !== '{"ok":true}') return [bad('doctor.address-bad', { url, detail: `${status}` })];
    return [good('doctor.address-good', { url }), ...(await checkProxy(patient, url))];
  } catch (error) {
    return [bad('doctor.address-bad', { url, detail: detailOf(error) })];
  }
};

/** What a proxy has to hand on. The server itself tells by what it answers. */
async function checkProxy({ options, t }: Patient, url: string): Promise<readonly Finding[]> {
  const { good, note, bad } = findingsOf('proxy', t);
  const { origin, protocol } = new URL(url);
  if (!options.isBehindProxy)
    return protocol === 'https:' && !options.hasTls
      ? [bad('doctor.proxy-not-named', { name: 'TAHT_PROXY=1' })]
      : [];
  const wrong: Finding[] = [];
  const socket = await ask(new URL('/api/socket', url).href, { ...UPGRADE, origin }, true);
  // Without the name that was asked for, the page's own socket is one of another site.
  if (socket.status === 403) wrong.push(bad('doctor.proxy-header', { header: 'Host' }));
  else if (socket.status !== 101) wrong.push(bad('doctor.proxy-socket'));
  const asked = { 'x-forwarded-for': CLAIMED };
  const seen = await ask(new URL('/api/v1/connection', url).href, asked, true);
  const { address, protocol: by } = JSON.parse(seen.text) as { address: string; protocol: string };
  if (address === CLAIMED) wrong.push(bad('doctor.proxy-header', { header: 'X-Forwarded-For' }));
  // Behind a proxy cookies are for https alone.
  if (by !== 'https') wrong.push(bad('doctor.proxy-header', { header: 'X-Forwarded-Proto' }));
  const figures = await ask(new URL('/metrics', url).href, {}, true);
  if (figures.status === 200)
    wrong.push(note('doctor.proxy-metrics', { url: `${origin}/metrics` }));
  return wrong.length > 0 ? wrong : [good('doctor.proxy-good')];
}

/** An address that nobody has: a proxy replaces what a visitor claims. */
const CLAIMED = '192.0.2.1';

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGFodC1kb2N0b3ItYXNrcw==',
};

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** At the own machine any certificate will do. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  isStrict = false,
): Promise<Answered> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      headers,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isStrict ? {} : { rejectUnauthorized: false }),
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve({ status: 101, text: '' });
    });
    sent.on('response', async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    });
    sent.on('error', reject);
    sent.end();
  });
}
