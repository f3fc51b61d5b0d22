/** What an eye without colours sees of each premium square in the table that explains them: its shape, whether it is full, and what stands on it. */
import type {} from './in-page.ts';

globalThis.seenPremiums = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('table [data-premium]')].map((mark) => {
      const { borderRadius, backgroundColor, content, maskImage } = getComputedStyle(
        mark,
        '::before',
      );
      if (content === '""')
        return [mark.dataset.premium ?? '', maskImage === 'none' ? '' : 'star-letter'];
      const shape = borderRadius === '50%' ? 'round' : 'square';
      const fill = backgroundColor === 'rgba(0, 0, 0, 0)' ? 'outline' : 'full';
      return [mark.dataset.premium ?? '', `${shape} ${fill} ${content}`];
    }),
  );
