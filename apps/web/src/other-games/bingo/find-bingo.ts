/** The bingo that a code stands for. */
import { err, ok, type Result } from '@taht/base';
import { call } from '../../connection/call.ts';
import type { Trouble } from '../../connection/trouble.ts';

export async function findBingo(code: string): Promise<Result<string, Trouble>> {
  const found = await call<{ readonly stream: string }>(`/codes/${encodeURIComponent(code)}`);
  if (!found.ok) return found;
  const { stream } = found.value;
  if (stream.startsWith('bingo-')) return ok(stream);
  return err({ code: 'refused', refusal: { code: 'no-such-code' } });
}
