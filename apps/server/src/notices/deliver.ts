/** Delivers a person's notices: by push, else by e-mail, outside their quiet hours, and again after failures. */
import { createHash } from 'node:crypto';
import { type PushAddress, pageOfStream, type QuietHours } from '@taht/protocol';
import { gameKind } from '../game/game-kind.ts';
import { SYSTEM } from '../kind/kind.ts';
import type { Clock } from '../rooms/clock.ts';
import type { React } from '../rooms/reacting.ts';
import type { RoomsPort } from '../rooms/rooms-port.ts';
import { languageOf } from '../texts/texts.ts';
import type { Mail } from './mail.ts';
import { keyOf, type Notice } from './notice.ts';
import { type NoticeTypes, personOf } from './notice-kind.ts';
import type { Push } from './push.ts';
import { quietUntil } from './quiet.ts';
import { letterText, noticeText } from './texts.ts';
import { turnOf } from './turn.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The pauses after each failure; then it gives up. */
const PAUSES: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];
/** A reminder comes this long before the deadline, or in the last quarter of a shorter time. */
const REMIND = 6 * HOUR;
/** How long a notice without a deadline is worth telling. */
const LASTS = 48 * HOUR;

/** How somebody wants to be told. */
export interface Contact {
  readonly name: string;
  readonly language: string | undefined;
  readonly quiet: QuietHours | null;
  readonly push: readonly PushAddress[];
  /** Confirmed. */
  readonly email: string | null;
}

export interface DeliverPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly push: Push | null;
  readonly mail: Pick<Mail, 'send'> | null;
  /** Null for a person who is gone; `later` where it cannot be known now. */
  contactOf(person: string): Promise<Contact | null | 'later'>;
  /** Removes a dead address. */
  dropPush(person: string, endpoint: string): Promise<void>;
  /** Where a browser finds the game or the table; null where the server does not know its own address. */
  linkTo(stream: string): string | null;
}

export const deliverNotices =
  (ports: DeliverPorts): React<NoticeTypes> =>
  async (stream, { pending }, rooms) => {
    const delivery = new Delivery(ports, rooms, stream);
    const due = pending.filter((notice) => notice.due <= ports.clock.now());
    let isDone = due.length > 0 || pending.length === 0;
    for (const notice of due) isDone = (await delivery.tell(notice)) && isDone;
    return isDone ? 'done' : 'later';
  };

type Outcome = 'sent' | 'failed' | 'unreachable';

class Delivery {
  readonly #ports: DeliverPorts;
  readonly #rooms: RoomsPort;
  readonly #stream: string;

  constructor(ports: DeliverPorts, rooms: RoomsPort, stream: string) {
    this.#ports = ports;
    this.#rooms = rooms;
    this.#stream = stream;
  }

  /** Whether the notice is settled or put off, so that nothing more is owed for this state. */
  async tell(noted: Notice): Promise<boolean> {
    const now = this.#ports.clock.now();
    const contact = await this.#ports.contactOf(personOf(this.#stream));
    const present = await this.#present(noted);
    if (contact === 'later' || present === 'later') return false;
    if (contact === null || present === 'moot') return this.#settle(noted, 'moot', null);
    const { notice, players } = present;
    // The deadline may have moved, because time was given or stopped.
    const early = noted.stage === 'reminder' ? remindAt({ ...notice, stage: 'first' }, now) : null;
    if (early !== null && early > now + MINUTE) return this.#postpone(noted, 'quiet', early);
    const quiet = contact.quiet === null ? null : quietUntil(contact.quiet, now);
    if (quiet !== null) return this.#postpone(noted, 'quiet', quiet);
    const outcome = await this.#reach(contact, notice, players, now);
    if (outcome === 'sent') return this.#settle(noted, 'sent', remindAt(notice, now));
    if (outcome === 'unreachable') return this.#settle(noted, 'moot', null);
    const pause = PAUSES[noted.failures];
    return pause === undefined
      ? this.#settle(noted, 'given-up', null)
      : this.#postpone(noted, 'failed', now + pause);
  }

  /** The notice with its present deadline and the names it tells; `moot` where the turn has passed. */
  async #present(
    notice: Notice,
  ): Promise<{ readonly notice: Notice; readonly players: readonly string[] } | 'moot' | 'later'> {
    const { topic, stream, turn, by } = notice;
    if (topic !== 'your-move' && topic !== 'game-over') {
      const contact = by === null ? null : await this.#ports.contactOf(by);
      if (contact === null) return 'moot';
      return contact === 'later' ? 'later' : { notice, players: [contact.name] };
    }
    const read = await this.#rooms.read(gameKind, stream);
    if (!read.ok) return read.error.code === 'no-such-stream' ? 'moot' : 'later';
    const game = read.value.state;
    const players = game.seats.map(({ player }) => player.name);
    if (topic === 'game-over') return { notice, players };
    const now = turnOf(game);
    if (now?.person !== personOf(this.#stream) || now.number !== turn) return 'moot';
    return { notice: { ...notice, deadline: now.deadline }, players };
  }

  /** Pushes to every browser; sends a letter where none accepted it. */
  async #reach(
    contact: Contact,
    notice: Notice,
    players: readonly string[],
    now: number,
  ): Promise<Outcome> {
    const { push, mail } = this.#ports;
    const language = languageOf(contact.language);
    const text = noticeText(notice, players, language, now);
    const { topic, stream, stage } = notice;
    const link = this.#ports.linkTo(stream);
    const outcomes: Outcome[] = [];
    if (push !== null)
      for (const address of contact.push)
        outcomes.push(
          await this.#push(
            push,
            address,
            notice,
            JSON.stringify({ topic, stream, stage, page: pageOfStream(stream), ...text }),
            now,
          ),
        );
    if (outcomes.includes('sent')) return 'sent';
    if (mail !== null && contact.email !== null) {
      const letter = {
        to: contact.email,
        subject: text.title,
        text: letterText(text, link, language),
        id: digest(`${keyOf(notice)} ${notice.turn} ${stage} ${notice.since}`),
      };
      const sent = await mail.send(letter);
      outcomes.push(sent === 'refused' ? 'unreachable' : sent);
    }
    if (outcomes.includes('sent')) return 'sent';
    return outcomes.includes('failed') ? 'failed' : 'unreachable';
  }

  async #push(
    push: Push,
    address: PushAddress,
    notice: Notice,
    payload: string,
    now: number,
  ): Promise<Outcome> {
    const lasts = ((notice.deadline ?? now + LASTS) - now) / 1000;
    const outcome = await push.send(address, { payload, topic: digest(keyOf(notice)), lasts });
    if (outcome === 'gone') await this.#ports.dropPush(personOf(this.#stream), address.endpoint);
    return outcome === 'sent' || outcome === 'failed' ? outcome : 'unreachable';
  }

  #settle(
    notice: Notice,
    outcome: 'sent' | 'moot' | 'given-up',
    remind: number | null,
  ): Promise<boolean> {
    const action = { kind: 'settle', key: keyOf(notice), outcome, remindAt: remind };
    return this.#send(notice, action);
  }

  #postpone(notice: Notice, cause: 'quiet' | 'failed', due: number): Promise<boolean> {
    return this.#send(notice, { kind: 'postpone', key: keyOf(notice), cause, due });
  }

  async #send(notice: Notice, action: object): Promise<boolean> {
    const id = digest(JSON.stringify([keyOf(notice), notice, action]));
    return (await this.#rooms.send(this.#stream, { id, who: SYSTEM, action })).ok;
  }
}

/** Null where there is no deadline, or too little time for a reminder. */
function remindAt({ stage, deadline, since }: Notice, now: number): number | null {
  if (stage === 'reminder' || deadline === null) return null;
  const at = deadline - Math.min(REMIND, (deadline - since) / 4);
  return at > now ? Math.round(at) : null;
}

/** 32 characters that a push service takes as a topic. */
const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32);
