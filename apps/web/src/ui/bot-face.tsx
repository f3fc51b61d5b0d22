/** A bot has the face of an animal of the woods. A picture beside its name; it says nothing that the name does not. */
import type { JSX } from 'preact';
import { type Animal, animalOf } from './animals.ts';
import { FaceFrame } from './face-frame.tsx';

const INK = '#2a1c10';

const Hedgehog = () => (
  <>
    <path
      fill="#6d4a2b"
      d="M3 40V25l3.5-7 .5 4.5 4-9.5 1.5 5 4.5-8.5 2.5 6 4.5-7 2 6.5 5.5-4 .5 6 5 1.500v22.500z"
    />
    <path fill="#8a6238" d="M8 40V28l3-5 .5 3.5 4-7 1.5 4 5-6 2.5 5 4.5-2.5 1 5 4 .5V40z" />
    <path fill="#f7e4c3" d="M11 40c0-10.5 4-17 11-17s12 6.5 12 17z" />
    <circle cx="17.5" cy="30" r="2" fill={INK} />
    <circle cx="27.5" cy="30" r="2" fill={INK} />
    <ellipse cx="22.5" cy="34.5" rx="2.7" ry="2.1" fill={INK} />
  </>
);

const Fox = () => (
  <>
    <path fill="#d4672f" d="M4 6l10.5 8h11L36 6l-1 18-15 15L5 24z" />
    <path fill="#8f3d18" d="M7 11.500l5 3.8-3.8 3.700zM33 11.500l-5 3.8 3.8 3.700z" />
    <path fill="#fff3e0" d="M5 24l9.5-1.500L20 32l5.5-9.500L35 24 20 39z" />
    <circle cx="14" cy="21.5" r="1.9" fill={INK} />
    <circle cx="26" cy="21.5" r="1.9" fill={INK} />
    <ellipse cx="20" cy="35.5" rx="2.7" ry="2.1" fill={INK} />
  </>
);

const Owl = () => (
  <>
    <path fill="#5d6b7c" d="M6 40V17L8.5 6 15 11.500h10L31.5 6 34 17v23z" />
    <path fill="#8494a5" d="M13 40c0-6 3-9 7-9s7 3 7 9z" />
    <circle cx="13.8" cy="20.5" r="7" fill="#fff6e2" />
    <circle cx="26.2" cy="20.5" r="7" fill="#fff6e2" />
    <circle cx="14.5" cy="20.5" r="3.2" fill="#1c2b47" />
    <circle cx="25.5" cy="20.5" r="3.2" fill="#1c2b47" />
    <path fill="#f0a92c" d="M20 23.500l-3 3.5 3 4.5 3-4.500z" />
  </>
);

const Bear = () => (
  <>
    <circle cx="9" cy="12.5" r="5.5" fill="#543a28" />
    <circle cx="31" cy="12.5" r="5.5" fill="#543a28" />
    <circle cx="9" cy="12.5" r="2.5" fill="#a8794f" />
    <circle cx="31" cy="12.5" r="2.5" fill="#a8794f" />
    <path fill="#6e4d35" d="M4 40c0-19 6-29 16-29s16 10 16 29z" />
    <ellipse cx="20" cy="30.5" rx="8" ry="6.5" fill="#e9cfa6" />
    <circle cx="13.5" cy="22.5" r="2" fill={INK} />
    <circle cx="26.5" cy="22.5" r="2" fill={INK} />
    <ellipse cx="20" cy="28" rx="3" ry="2.2" fill={INK} />
  </>
);

const FACES: Readonly<Record<Animal, readonly [ground: string, face: () => JSX.Element]>> = {
  hedgehog: ['#e7cfa2', Hedgehog],
  fox: ['#f5d9b8', Fox],
  owl: ['#c9d6dd', Owl],
  bear: ['#cfdcc4', Bear],
};

export interface BotFaceProps {
  /** Its name, such as `level-2`. */
  readonly bot: string;
  /** In pixels. */
  readonly size?: number;
}

export function BotFace({ bot, size }: BotFaceProps) {
  const [ground, Face] = FACES[animalOf(bot)];
  return (
    <FaceFrame ground={ground} size={size}>
      <Face />
    </FaceFrame>
  );
}
