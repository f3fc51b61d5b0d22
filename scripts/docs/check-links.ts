/** Whether every link leads somewhere: to a page, a file of the repository, a heading. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.js';
import { type Rendered, targetOf } from './render.ts';

export function brokenLinks(all: readonly Rendered[]): readonly string[] {
  const pages = all.map(({ page }) => page);
  return all.flatMap((from) =>
    from.links.flatMap((href) => {
      if (/^(?:https?:|mailto:)/u.test(href)) return [];
      const { file, anchor, page } = targetOf(href, from.page, pages);
      const to = href.startsWith('#') ? from : all.find((each) => each.page === page);
      const isThere = to !== undefined || existsSync(join(root, file));
      const hasAnchor =
        anchor === '' || to === undefined || to.headings.some(({ id }) => id === decodeURI(anchor));
      return isThere && hasAnchor ? [] : [`${from.page.file}: ${href}`];
    }),
  );
}

export const missingPictures = (all: readonly Rendered[]): readonly string[] =>
  all.flatMap(({ page, pictures }) =>
    pictures.filter((file) => !existsSync(join(root, file))).map((file) => `${page.file}: ${file}`),
  );
