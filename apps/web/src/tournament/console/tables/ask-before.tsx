/** A result with equal totals and without what they were before deductions: the console waits for it, and it is typed here. */
import { err } from '@taht/base';
import type { SeatScore } from '@taht/tournament';
import { AskForm } from '../../../connection/parts/form.tsx';
import { texts } from '../../../i18n/texts.ts';
import { namesText, playerText, sayTrouble } from '../../tournament-texts.ts';
import { awaitedAt } from './columns.ts';
import { emptyResultDraft, fieldOf, sheetOf, withTyped } from './result-draft.ts';
import type { TableProps } from './table.tsx';

export interface AskBeforeProps extends TableProps {
  readonly scores: readonly SeatScore[];
}

export function AskBefore({ tournament, view, place, scores }: AskBeforeProps) {
  const { t } = texts.value;
  const missing = awaitedAt(view, place.stage, scores);
  if (missing.length === 0) return null;
  return (
    <AskForm
      key={missing.join()}
      fields={missing.map((player) => ({
        name: String(player),
        label: `${t('console.column.before')}: ${playerText(view, player)}`,
        mostLength: 6,
        isDigits: true,
      }))}
      submit={t('console.note-before')}
      say={sayTrouble}
      onSend={async (typed) => {
        const draft = missing.reduce(
          (all, player) => withTyped(all, fieldOf(player, 'before'), typed[String(player)] ?? ''),
          emptyResultDraft(view.version),
        );
        const sheet = sheetOf(draft, missing);
        if (!sheet.ok) return err({ code: 'refused', refusal: { ...sheet.error } });
        const noted = sheet.value.scores.flatMap(({ player, before }) =>
          before === null ? [] : [{ player, before }],
        );
        return tournament.ask({ kind: 'note-before', where: place, seen: view.version, noted });
      }}
    >
      <p class="warn" data-waits role="status">
        {t('tournament.before-awaited', { players: namesText(texts.value, view, missing) })}
      </p>
    </AskForm>
  );
}
