/** Carries the wishes about looks to the page: the style sheets go by attributes of its root. */
import { effect } from '@preact/signals';
import { preferences } from './preferences.ts';

export function dressPage(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const dress = (): void => {
    const { theme, face, tileFace, hasLargeTiles, isStill } = preferences;
    const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light';
    root.dataset.theme = theme.value === 'system' ? system : theme.value;
    root.dataset.face = face.value;
    root.dataset.tileFace = tileFace.value;
    root.dataset.tiles = hasLargeTiles.value ? 'large' : 'usual';
    root.dataset.motion = isStill.value ? 'still' : 'usual';
  };
  effect(dress);
  dark.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
}
