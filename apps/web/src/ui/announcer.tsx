/** What a screen reader is told without being asked: one polite voice for the whole page. */
import { signal } from '@preact/signals';

const spoken = signal<readonly string[]>([]);

/** The same sentence twice is said twice: each is a line of its own. */
export function announce(...sentences: readonly string[]): void {
  spoken.value = [...spoken.value, ...sentences].slice(-MOST);
}

/** Takes back what was said: somebody else looks now. */
export function hush(): void {
  spoken.value = [];
}

const MOST = 8;

export const Announcer = () => (
  <div class="unseen" role="log" aria-live="polite">
    {spoken.value.map((sentence, i) => (
      <p key={i}>{sentence}</p>
    ))}
  </div>
);
