/** When a game is over: another one, or looking back. */
import { texts } from '../../i18n/texts.ts';
import type { Gathering } from '../../online/gathering.ts';
import { Agree } from '../table/agree.tsx';
import css from './match.module.css';

export interface AfterGameProps {
  readonly id: string;
  readonly gathering: Gathering;
}

export function AfterGame({ id, gathering }: AfterGameProps) {
  const { t } = texts.value;
  const head = gathering.head.value;
  return (
    <div class={css.after}>
      {head === null || head.own === null ? null : <Agree gathering={gathering} head={head} />}
      <a class="button" href={`/replay/${id}`}>
        {t('gather.replay')}
      </a>
    </div>
  );
}
