/** The page begins: looks, language, then whatever the address says. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { speak } from './i18n/texts.ts';
import { dressPage } from './settings/appearance.ts';
import { settings } from './settings/settings.ts';
import './styles/base.css';

dressPage();
await speak(settings.language.value);
effect(() => {
  void speak(settings.language.value);
});
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
