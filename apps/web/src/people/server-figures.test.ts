import { expect, test } from 'vitest';
import { figuresIn } from './server-figures.ts';

test('figures are found, and added up over their labels', () => {
  const text = [
    '# HELP taht_frames_total Frames received, by kind.',
    'taht_frames_total{kind="hello"} 3',
    'taht_frames_total{kind="command"} 4',
    'taht_sockets 2',
    'process_resident_memory_bytes 1.5e+8',
    'taht_http_seconds_bucket{le="0.001",status="200"} 9',
    'nodejs_version_info{version="v26"} 1',
  ].join('\n');
  expect(Object.fromEntries(figuresIn(text))).toEqual({
    sockets: 2,
    frames: 7,
    memory: 150_000_000,
  });
  expect(figuresIn('<!doctype html>').size).toBe(0);
});
