/** A person has the first letter of the name, on a colour of wood that the same name always has, unless somebody at the same table has it. */
import { useContext } from 'preact/hooks';
import { Company } from './company.ts';
import { FACE_SIDE, FaceFrame } from './face-frame.tsx';
import { woodAmong } from './woods.ts';

export interface PersonFaceProps {
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
}

export const PersonFace = ({ name, size }: PersonFaceProps) => (
  <FaceFrame ground={woodAmong(name, useContext(Company))} size={size}>
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
