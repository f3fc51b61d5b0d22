/** The face of whoever sits at a table: an animal for a bot, a letter for a person. */
import { botNamed } from '@taht/search';
import { BotFace } from './bot-face.tsx';
import { PersonFace } from './person-face.tsx';

export interface PlayerFaceProps {
  readonly player: { readonly id: string; readonly name: string };
  /** In pixels. */
  readonly size?: number;
}

export function PlayerFace({ player: { id, name }, ...size }: PlayerFaceProps) {
  const bot = botNamed(id);
  return bot === undefined ? <PersonFace name={name} {...size} /> : <BotFace bot={bot} {...size} />;
}
