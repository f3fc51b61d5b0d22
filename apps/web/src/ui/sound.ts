/** Sounds of wood and felt, made on the spot: nothing is fetched. Silent and still where the browser or the user does not want them. */
import { preferences } from '../preferences/preferences.ts';

/** A knock: the pitch of the wood in hertz, when in seconds, how loud, and how long it rings on. */
interface Knock {
  readonly kind: 'wood';
  readonly hertz: number;
  readonly after?: number;
  readonly loudness: number;
  readonly ring?: number;
}

/** Something soft that moves: how dull it is in hertz, when, how long, how loud. */
interface Brush {
  readonly kind: 'felt';
  readonly hertz: number;
  readonly after?: number;
  readonly length: number;
  readonly loudness: number;
}

interface Heard {
  readonly parts: readonly (Knock | Brush)[];
  /** What a phone does to the hand, in milliseconds: on, off, on. */
  readonly felt?: readonly number[];
}

const wood = (hertz: number, loudness: number, after = 0, ring = 0.06): Knock => ({
  kind: 'wood',
  hertz,
  after,
  loudness,
  ring,
});
const felt = (hertz: number, length: number, loudness: number, after = 0): Brush => ({
  kind: 'felt',
  hertz,
  after,
  length,
  loudness,
});

const SOUNDS = {
  /** A tile on the board; from the board. */
  lay: { parts: [wood(540, 0.2), felt(900, 0.03, 0.05)], felt: [8] },
  lift: { parts: [felt(1400, 0.05, 0.06), wood(760, 0.05)], felt: [4] },
  /** The own word is pressed down; somebody else takes tiles. */
  play: { parts: [wood(300, 0.2), wood(420, 0.16, 0.07), wood(560, 0.14, 0.14, 0.16)], felt: [14] },
  other: { parts: [felt(700, 0.16, 0.07), wood(360, 0.1, 0.1)] },
  /** Two dull knocks, as a knuckle on a table. */
  refused: {
    parts: [wood(150, 0.24, 0, 0.09), wood(132, 0.22, 0.11, 0.12)],
    felt: [22, 50, 22],
  },
  doubt: { parts: [wood(330, 0.14), wood(350, 0.14, 0.12, 0.12)], felt: [12] },
  hurry: { parts: [wood(980, 0.12), wood(980, 0.1, 0.14)], felt: [30] },
  /** A bar of wood that rings, for a whole hall. */
  bell: { parts: [wood(880, 0.3, 0, 0.9), wood(880, 0.3, 0.55, 1.2)] },
  over: {
    parts: [
      wood(392, 0.16, 0, 0.2),
      wood(494, 0.16, 0.13, 0.2),
      wood(587, 0.16, 0.26, 0.2),
      wood(784, 0.18, 0.4, 0.6),
    ],
    felt: [20, 60, 40],
  },
} as const satisfies Readonly<Record<string, Heard>>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  // Before the first touch or key nothing may sound, and nothing should.
  if (!preferences.hasSound.value || !navigator.userActivation?.hasBeenActive) return;
  const heard: Heard = SOUNDS[name];
  if (heard.felt !== undefined) navigator.vibrate?.([...heard.felt]);
  try {
    context ??= new AudioContext();
    for (const part of heard.parts)
      if (part.kind === 'wood') knock(context, part);
      else brush(context, part);
  } catch {
    // No sound device.
  }
}

/** Wood rings in tones that do not fit each other, the higher ones shorter. */
const PARTIALS = [
  [1, 1, 1],
  [2.76, 0.4, 0.5],
  [5.4, 0.16, 0.25],
] as const;

function knock(audio: AudioContext, { hertz, after = 0, loudness, ring = 0.06 }: Knock): void {
  for (const [times, part, length] of PARTIALS) {
    const tone = audio.createOscillator();
    tone.frequency.value = hertz * times;
    fade(audio, tone, after, ring * length + 0.02, loudness * part);
  }
  // The touch itself.
  brush(audio, {
    kind: 'felt',
    hertz: hertz * 4,
    after,
    length: 0.012,
    loudness: loudness * 0.5,
  });
}

function brush(audio: AudioContext, { hertz, after = 0, length, loudness }: Brush): void {
  const noise = audio.createBufferSource();
  noise.buffer = rustle(audio);
  const dull = audio.createBiquadFilter();
  dull.type = 'lowpass';
  dull.frequency.value = hertz;
  noise.connect(dull);
  fade(audio, noise, after, length, loudness, dull);
}

/** There at once, and gone after its time. */
function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  after: number,
  length: number,
  loudness: number,
  last: AudioNode = source,
): void {
  const start = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.003);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.003 + length);
  last.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

let noise: AudioBuffer | undefined;

/** A quarter of a second of noise, made once. */
function rustle(audio: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
