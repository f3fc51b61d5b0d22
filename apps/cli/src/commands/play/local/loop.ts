/** The loop of a game around one terminal: asks the game what it waits for, and then asks whoever it waits for. */
import { assertNever } from '@taht/base';
import { askLine, Leaving } from '../../../terminal/questions.ts';
import {
  answerTakeBack,
  askAboutPlay,
  askReferee,
  askToJoin,
  voteOnTheme,
  voteOnWord,
} from './after-play.ts';
import { askToAgree } from './agree.ts';
import { chooseBags } from './bags.ts';
import { moveBots } from './bots.ts';
import { showEnd } from './closing.ts';
import { type ActFailure, SYSTEM } from './game-table.ts';
import { type NextPrompt, nextPrompt } from './next-prompt.ts';
import { attempt } from './public.ts';
import type { Sitting } from './sitting.ts';
import { takeTurn } from './turn.ts';

/** Runs until the game is over or the players leave; either way everything is on the disk. */
export async function playGame(sitting: Sitting): Promise<'over' | 'left'> {
  try {
    for (;;) {
      const bots = await moveBots(sitting.table, sitting.kits);
      if (bots === 'moved') continue;
      if (bots !== 'idle') {
        await askToTryAgain(sitting, bots);
        continue;
      }
      const prompt = nextPrompt(sitting.game);
      if (prompt.kind === 'over') break;
      await put(sitting, prompt);
    }
    showEnd(sitting);
    return 'over';
  } catch (error) {
    if (!(error instanceof Leaving)) throw error;
    // Stopped in good order, a clock has run until now.
    if (sitting.game.clock.running !== null) await sitting.table.act(SYSTEM, { kind: 'pause' });
    return 'left';
  } finally {
    sitting.table.journal.close();
  }
}

function put(sitting: Sitting, prompt: Exclude<NextPrompt, { kind: 'over' }>): Promise<void> {
  switch (prompt.kind) {
    case 'agree':
      return askToAgree(sitting, prompt.seat);
    case 'paused':
      return askToGoOn(sitting);
    case 'choose-bags':
      return chooseBags(sitting, prompt.seat);
    case 'move':
      return takeTurn(sitting, prompt.seat);
    case 'answer-take-back':
      return answerTakeBack(sitting, prompt.seat);
    case 'vote-theme':
      return voteOnTheme(sitting, prompt.seat);
    case 'accept':
    case 'close-window':
      return askAboutPlay(sitting);
    case 'join':
      return askToJoin(sitting);
    case 'vote-verdict':
      return voteOnWord(sitting, prompt.seat);
    case 'rule':
      return askReferee(sitting);
    default:
      return assertNever(prompt);
  }
}

/** A bot's move could not be written down; nobody is asked to move in its place. */
async function askToTryAgain(sitting: Sitting, failure: ActFailure): Promise<void> {
  sitting.viewer = null;
  sitting.draw({ lines: [sitting.explain(failure)] });
  await askLine(sitting, sitting.texts.t('play.press-enter'));
}

async function askToGoOn(sitting: Sitting): Promise<void> {
  const { t } = sitting.texts;
  sitting.viewer = null;
  sitting.draw({ lines: [t('event.paused')] });
  await askLine(sitting, t('play.press-enter'));
  await attempt(sitting, SYSTEM, { kind: 'resume' });
}
