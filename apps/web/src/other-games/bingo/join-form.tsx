/** Joins a bingo by the code that was read out. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { CodeForm } from '../../connection/parts/code-form.tsx';
import { troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { findBingo } from './find-bingo.ts';

export function JoinForm() {
  const { t } = texts.value;
  const { route } = useLocation();
  const trouble = useSignal('');
  const join = async (code: string): Promise<void> => {
    const found = await findBingo(code);
    if (found.ok) route(`/bingo/${found.value}`);
    else
      trouble.value =
        found.error.code === 'refused'
          ? t('friends.bad-code')
          : troubleLine(texts.value, found.error);
  };
  return (
    <CodeForm
      title={t('bingo.join')}
      submit={t('friends.join')}
      label={t('bingo.code')}
      trouble={trouble.value}
      onCode={join}
    />
  );
}
