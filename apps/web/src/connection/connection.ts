/** The page's one connection to the server. It comes back by itself; whatever was not answered is sent again and happens once. */
import { computed, signal } from '@preact/signals';
import { Client, type Status, type WebSocketClass, webSocketConnect } from '@taht/protocol';
import { findMe, me } from './me.ts';

export type ConnectionStatus = 'connecting' | 'open' | 'waiting' | 'outdated';

const status = signal<Status>({ kind: 'connecting' });
/** Of the present client: whether it was ever open. */
const wasOpen = signal(false);

export const connectionStatus = computed((): ConnectionStatus => {
  const { kind } = status.value;
  if (kind === 'open' || kind === 'outdated') return kind;
  return wasOpen.value ? 'waiting' : 'connecting';
});

let client: Client | undefined;
/** As whom it speaks. */
let speaker: string | null = null;

/** Whoever becomes somebody else speaks over another connection. */
export function connection(): Client {
  const person = me.peek()?.card.id ?? null;
  if (client !== undefined && speaker === person) return client;
  client?.close();
  speaker = person;
  wasOpen.value = false;
  const made = new Client({
    ports: {
      connect: webSocketConnect(WebSocket as unknown as WebSocketClass, addressOf(location)),
      now: Date.now,
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    client: 'web',
    onStatus: (next) => {
      if (made === client) take(next);
    },
  });
  client = made;
  status.value = made.status;
  return made;
}

function take(next: Status): void {
  status.value = next;
  if (next.kind !== 'open') return;
  wasOpen.value = true;
  // The session may have been ended elsewhere.
  if (next.person !== speaker) void findMe();
}

const addressOf = ({ protocol, host }: Location): string =>
  `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/socket`;

const wake = (): void => client?.wake();
addEventListener('online', wake);
addEventListener('pageshow', wake);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) wake();
});
