/** A person has the first letter of the name, on a colour of wood that the same name always has. */
import { FACE_SIDE, FaceFrame } from './face-frame.tsx';

/** Cherry, lake, moss, juniper, heather, slate: light letters are legible on all of them. */
const WOODS = ['#8a4b2f', '#2f5f7d', '#5a6b2f', '#23614a', '#7a4468', '#4b5563'] as const;

const woodOf = (name: string): string =>
  WOODS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % WOODS.length] ??
  WOODS[0];

export interface PersonFaceProps {
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
}

export const PersonFace = ({ name, size }: PersonFaceProps) => (
  <FaceFrame ground={woodOf(name)} size={size}>
    <text
      x={FACE_SIDE / 2}
      y="27.5"
      text-anchor="middle"
      font-size="21"
      font-weight="750"
      fill="#fffaf0"
    >
      {[...name.trim()][0]?.toLocaleUpperCase(document.documentElement.lang) ?? '?'}
    </text>
  </FaceFrame>
);
