/** How the page is built. Its worker is a module, and the word lists are files of their own, named by their content. */
import { defineConfig } from 'vite';
import { offline } from './vite/offline.ts';
import { texts } from './vite/texts.ts';

export default defineConfig({
  base: '/',
  plugins: [texts(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
