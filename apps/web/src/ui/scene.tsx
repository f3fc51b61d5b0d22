/** Where there is nothing yet: a small scene under the evening sky, one sentence, one thing to do. */
import type { ComponentChildren } from 'preact';
import { Drawing, type SceneName } from './drawings.tsx';
import css from './scene.module.css';

export interface SceneProps {
  readonly scene: SceneName;
  readonly title: string;
  /** Where it is the whole page the title is its heading. */
  readonly isPage?: true;
  readonly about?: string;
  /** The one thing to do. */
  readonly children?: ComponentChildren;
}

export const Scene = ({ scene, title, isPage, about, children }: SceneProps) => (
  <div class={css.scene}>
    <Drawing scene={scene} />
    {isPage ? <h1>{title}</h1> : <p class={css.title}>{title}</p>}
    {about === undefined ? null : <p class={css.about}>{about}</p>}
    {children === undefined ? null : <div class={css.action}>{children}</div>}
  </div>
);
