/** The texts that are loaded together; those of the terminal and of the server the page never loads. */
import type { Part as AnyPart, Parts } from '@taht/messages';

export type Part = Exclude<AnyPart, 'terminal' | 'server'>;
export type TextId = { [P in Part]: keyof Parts[P] }[Part];

export const isOnPage = (part: string): boolean => part !== 'terminal' && part !== 'server';
