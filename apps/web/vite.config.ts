/** How the page is built. Its worker is a module, and the word lists are files of their own, named by their content. */
import { defineConfig } from 'vite';
import { offline } from './vite/offline.ts';
import { texts } from './vite/texts.ts';

/** What stands around every page: it is all that has to be there before the page itself, its texts and the game are asked for, side by side. */
const FRAME =
  /node_modules\/(?:preact|preact-iso|@preact\/signals(?:-core)?)\/|apps\/web\/src\/(?:i18n|app)\/(?!dates|go-to)[\w.-]+$|virtual:texts|packages\/messages\/src\/language\.ts$|apps\/web\/src\/(?:preferences\/(?:preferences|boards|stored|language-select|appearance)|ui\/(?:announcer|loading|mark|use-lazy|when-idle))\.tsx?$|packages\/search\/src\/bots\/bot-id\.ts$|vite\/preload-helper/u;
/** What every game shows at once, in one piece: many small ones take longer and compress worse. */
const GAME =
  /packages\/(?:base|letters|stream|rules|editions|phrasing)\/src\/|protocol\/src\/kinds\/seen-game\.ts$|apps\/web\/src\/(?:play\/(?:board|input|model|view)|ui)\/[\w.-]+$|apps\/web\/src\/(?:preferences\/shown-board|play\/shared-device\/device|local-games\/(?:client|failure-text)|engine\/(?:engine|start-worker)|play\/session\/(?:steps|follow|bots|local-session))\.tsx?$/u;
/** Of that, what is wanted only now and then. */
const SELDOM =
  /\/phrasing\/src\/(?:rule-sheet|rule-changes|rule-points|relevant-rules|told|tell-play|tell-score|final-sheet|game-facts|end-words|score-sheet|difference|hint|move|explain-mode|duplicate|tournament|draw|roster|names-apart|outlook)\.ts$|\/rules\/src\/(?:check-ruleset|blanks-needed|options|moments|checks|whole)\.ts$|\/stream\/src\/local-host\.ts$|\/editions\/src\/(?:house-rules|tournament-rulesets|rulebooks?|dictionaries|colour-names|offered)\.ts$|\/ui\/(?:(?:sound|download|motion|animals|fragment|text-of|turn-game)\.ts|(?:bot-face|player-face|person-face|face-frame|dialog|sure|letter-keys|scrolled|copied|edition-choice|fields|game-list|file-button|small-board|turn-card|scene|drawings|no-games|not-found)\.[\w.]+)$|\/input\/(?:shared-draft|dragging|carried|marking|landing|aim|edge)\.ts$|\/board\/(?:drag-tile|follow|beside)\.ts$|\/board\/premium-square\.tsx$/u;
/** Pages that many begin with: what they need is fetched side by side with them. Telling that of every page would cost every page a kilobyte. */
const OFTEN = /\/(?:index|home|new-game|play|network-game|table|friends|puzzle|learn)-[^/]+$/u;
/** What begins a game, wanted together wherever one is begun. */
const SETUP =
  /\/new-game\/(?:share-code|choices|options|start-game|last-choices|opponents|opponent-select|places|way-of-playing)\.tsx?$|\/rules\/src\/(?:check-ruleset|checks)\.ts$|\/editions\/src\/house-rules\.ts$/u;

export default defineConfig({
  base: '/',
  plugins: [texts(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        OFTEN.test(file) ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME, includeDependenciesRecursively: false, priority: 1 },
            { name: 'setup', test: SETUP, includeDependenciesRecursively: false },
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
