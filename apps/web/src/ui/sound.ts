/** Short sounds, made on the spot: nothing is fetched. Silent where the browser or the user does not want them. */
import { preferences } from '../preferences/preferences.ts';

/** Frequency in hertz, beginning and length in seconds, loudness. */
type Note = readonly [number, number, number, number];

const SOUNDS = {
  lay: [[620, 0, 0.05, 0.16]],
  lift: [[420, 0, 0.05, 0.12]],
  play: [
    [523, 0, 0.12, 0.14],
    [659, 0.07, 0.14, 0.14],
    [784, 0.14, 0.2, 0.14],
  ],
  other: [
    [392, 0, 0.1, 0.12],
    [523, 0.09, 0.16, 0.12],
  ],
  refused: [
    [196, 0, 0.12, 0.16],
    [175, 0.1, 0.18, 0.16],
  ],
  doubt: [
    [440, 0, 0.1, 0.13],
    [466, 0.1, 0.2, 0.13],
  ],
  hurry: [[880, 0, 0.09, 0.12]],
  bell: [
    [988, 0, 0.5, 0.16],
    [988, 0.5, 0.9, 0.16],
  ],
  over: [
    [523, 0, 0.16, 0.14],
    [659, 0.14, 0.16, 0.14],
    [784, 0.28, 0.16, 0.14],
    [1047, 0.42, 0.4, 0.14],
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  // Before the first touch or key nothing may sound, and nothing should.
  if (!preferences.hasSound.value || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    for (const note of SOUNDS[name]) ring(context, note);
  } catch {
    // No sound device.
  }
}

function ring(audio: AudioContext, [hertz, after, length, loudness]: Note): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}
