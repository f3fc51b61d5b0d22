/** The page begins: looks, language, then whatever the address says. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { pageAt } from './app/routes.tsx';
import { speak, want } from './i18n/texts.ts';
import { dressPage } from './preferences/appearance.ts';
import { preferences } from './preferences/preferences.ts';
import './styles/fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/objects.css';
import './styles/boards.css';
import './styles/tiles.css';

dressPage();
// A page of before, perhaps: the server redirects those too, but not where the page comes from the browser's own storage.
if (pageAt(location.pathname) === undefined)
  await import('./offline/old-address.ts').then(({ leaveOldAddress }) => leaveOldAddress());
const page = pageAt(location.pathname);
for (const part of page?.says ?? []) want(part);
const said = speak(preferences.language.value);
page?.preload();
await said;
effect(() => {
  void speak(preferences.language.value);
});
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
