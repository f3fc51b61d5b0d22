/** Which tournament a file holds, by its first entry; null where that cannot be told. */
export function tournamentIn(file: string): string | null {
  const [, first = ''] = file.split('\n', 2);
  try {
    const { action } = JSON.parse(first) as {
      readonly action?: { readonly setup?: { readonly event?: unknown } };
    };
    const event = action?.setup?.event;
    return typeof event === 'string' ? event : null;
  } catch {
    return null;
  }
}
