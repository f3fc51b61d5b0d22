/** Before the first turn everybody reads the rules and agrees. A house rule that somebody refuses is dropped. */

import { houseRuleName } from '@taht/phrasing';
import type { Game, GameEvent, Seat } from '@taht/rules';
import { askLine, askOne, askYesNo, say, showPages } from '../../../terminal/questions.ts';
import { ruleSheet } from '../screen/rule-sheet.ts';
import type { GameTable } from './game-table.ts';
import { attempt, bySeat } from './public.ts';
import type { Sitting } from './sitting.ts';

export async function askToAgree(sitting: Sitting, seat: Seat): Promise<void> {
  const { game, naming, texts } = sitting;
  const player = naming.player(seat);
  if (isFirstAsked(game)) await showRules(sitting);
  const answer = await askYesNo(sitting, texts.t('play.agree', { player }), 'yes');
  if (answer === 'no') return refuse(sitting, seat);
  const contribution = await askLine(sitting, texts.t('play.contribution', { player }));
  const action = contribution === '' ? {} : { contribution: contribution.slice(0, 200) };
  const { version } = game;
  if ((await attempt(sitting, bySeat(seat), { kind: 'agree', ...action })) === 'refused') {
    say(sitting, sitting.notice);
    return;
  }
  const events = sitting.table.entries.at(-1)?.events ?? [];
  if (sitting.game.version > version + 1) await showOpening(sitting, events);
}

/** Bots agree before anybody is asked. */
const isFirstAsked = ({ phase, seats }: Game): boolean =>
  phase.kind === 'setup' && phase.agreed.every((each) => seats[each]?.player.bot === true);

/** For everybody at this terminal, who wanted the game to begin. Bots agree by themselves. */
export async function agreeAtOnce(table: GameTable): Promise<void> {
  for (const [seat, { player }] of table.game.seats.entries())
    if (table.game.phase.kind === 'setup' && player.bot !== true)
      await table.act(bySeat(seat), { kind: 'agree' });
}

async function showRules(sitting: Sitting): Promise<void> {
  const { game, notice } = sitting;
  sitting.notice = [];
  sitting.terminal.clear();
  await showPages(sitting, [...notice, ...ruleSheet(game.setup, game.rules, sitting.style())]);
}

async function refuse(sitting: Sitting, seat: Seat): Promise<void> {
  const { texts, game, naming } = sitting;
  const names = game.setup.houseRules.map(({ name }) => name);
  if (names.length === 0) {
    say(sitting, [texts.t('play.refuse-nothing')]);
    return;
  }
  const options = names.map((name) => houseRuleName(texts, name));
  const question = texts.t('play.refuse-which', { player: naming.player(seat) });
  const chosen = await askOne(sitting, question, options);
  const name = names[chosen] as string;
  if ((await attempt(sitting, bySeat(seat), { kind: 'refuse-rule', name })) === 'done')
    sitting.notice = [texts.t('play.rule-dropped', { name: options[chosen] as string }), ''];
  else say(sitting, sitting.notice);
}

/** The draw for the first turn, tile by tile. */
async function showOpening(sitting: Sitting, events: readonly GameEvent[]): Promise<void> {
  const drawn = events.find((event) => event.kind === 'order-drawn');
  if (drawn === undefined) return;
  const { t } = sitting.texts;
  const { naming } = sitting;
  sitting.terminal.clear();
  say(sitting, [
    t('play.all-agreed'),
    '',
    ...drawn.rounds.flatMap((round) =>
      round.map(({ seat, tile }) =>
        t('log.opening-tile', {
          player: naming.player(seat),
          tile: tile === '?' ? t('tile.blank') : tile,
        }),
      ),
    ),
    '',
    t('play.begins', { player: naming.player(drawn.order[0] ?? 0) }),
    t('play.type-help', { command: sitting.words.shown('help') }),
    '',
  ]);
  await askLine(sitting, t('play.press-enter'));
}
