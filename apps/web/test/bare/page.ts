/** A page with nothing on it but the engine of the list that its address names; it asks what it was given before it was opened. */
import { openEngine } from '../../src/engine/engine.ts';
import type { Bare } from './bare.ts';

const lexicon = new URLSearchParams(location.search).get('lexicon') ?? '';
const engine = openEngine(lexicon);
let stop = new AbortController();

const bare: Bare = {
  ask: (question) => engine.ask(question, stop.signal),
  cancel: () => {
    stop.abort();
    stop = new AbortController();
  },
  close: () => engine.close(),
};
Object.assign(globalThis, { bare });

const show = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
};

const { firstQuestion } = globalThis;
if (firstQuestion !== undefined) {
  const answer = await bare.ask(firstQuestion);
  show('answer', JSON.stringify(answer));
}
