/** Joins a bingo by the code that was read out. */
import { useSignal } from '@preact/signals';
import { err, ok, type Result } from '@taht/base';
import { useLocation } from 'preact-iso';
import { call } from '../../connection/call.ts';
import { CodeForm } from '../../connection/parts/code-form.tsx';
import { type Trouble, troubleLine } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';

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

/** The bingo that a code stands for. */
async function findBingo(code: string): Promise<Result<string, Trouble>> {
  const found = await call<{ readonly stream: string }>(`/codes/${encodeURIComponent(code)}`);
  if (!found.ok) return found;
  const { stream } = found.value;
  if (stream.startsWith('bingo-')) return ok(stream);
  return err({ code: 'refused', refusal: { code: 'no-such-code' } });
}
