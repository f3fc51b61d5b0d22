/** What every face has in common: a rounded square of one colour, as a tile has, and nothing for a screen reader. */
import type { ComponentChildren } from 'preact';

/** Of the drawings inside. */
export const FACE_SIDE = 40;

export interface FaceFrameProps {
  readonly ground: string;
  /** In pixels. */
  readonly size?: number | undefined;
  readonly children: ComponentChildren;
}

export const FaceFrame = ({ ground, size = 40, children }: FaceFrameProps) => (
  <svg
    viewBox={`0 0 ${FACE_SIDE} ${FACE_SIDE}`}
    width={size}
    height={size}
    style={{ flex: 'none', borderRadius: '28%', background: ground }}
    aria-hidden="true"
    data-face=""
  >
    {children}
  </svg>
);
