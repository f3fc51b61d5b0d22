/** A line of talk: a phrase is said in the reader's own language. */

import { plain, type Texts } from '@taht/phrasing';
import type { ChatLine } from '@taht/protocol';

export const saidText = ({ said }: Pick<ChatLine, 'said'>, { t }: Texts): string =>
  said.kind === 'phrase' ? t(`phrase.${said.phrase}`) : plain(said.text);
