/** Tells which seats are a bot's, by player id or by the name that was typed. */
import { BOT_NAMES, botOf } from '@taht/search';

export const isBotId = (id: string): boolean => botOf(id) !== undefined;

export const isBotName = (name: string): boolean => BOT_NAMES.includes(name);
