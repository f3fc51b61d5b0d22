/** How the page is built. Its worker is a module, and the word lists are files of their own, named by their content. */
import { defineConfig } from 'vite';
import { offline } from './vite/offline.ts';
import { texts } from './vite/texts.ts';

/** What every game shows at once, in one piece: many small ones take longer and compress worse. */
const GAME =
  /packages\/(?:base|letters|rules|editions|wording)\/src\/|protocol\/src\/kinds\/seen-game\.ts$|apps\/web\/src\/(?:game|ui|i18n)\/[\w.-]+$|virtual:texts|apps\/web\/src\/(?:seats\/device|house\/client|engine\/engine|worker\/start|app\/(?:use-lazy|not-found)|settings\/(?:settings|language-select)|setup\/(?:places|opponents)|session\/(?:follow|bots|local-session))\.tsx?$/u;
/** Of that, what is wanted only now and then. */
const SELDOM =
  /\/wording\/src\/(?:rule-sheet|relevant-rules|final-sheet|sheet|difference|hint|move)\.ts$|\/rules\/src\/check-ruleset\.ts$|\/editions\/src\/house-rules\.ts$|\/ui\/(?:sound\.ts|dialog\.[\w.]+)$|\/game\/rule-s[\w.-]+$/u;

export default defineConfig({
  base: '/',
  plugins: [texts(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'game',
              test: (id) => GAME.test(id) && !SELDOM.test(id),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
