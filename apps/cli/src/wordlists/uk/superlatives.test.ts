import { expect, test } from 'vitest';
import { superlativeTest } from './superlatives.ts';

test('what has the suffix or a comparative is a superlative; найперший and наймач have neither', () => {
  const isSuperlative = superlativeTest(new Set(['вищий', 'вищі', 'вище', 'перший', 'мач']));
  for (const word of ['найвищий', 'найвищі', 'найвище', 'найновіший', 'якнайновіше', 'щонайновіш'])
    expect(isSuperlative(word), word).toBe(true);
  for (const word of ['найстарша', 'наймач', 'най', 'якнай', 'найперше', 'вищий', 'новіший'])
    expect(isSuperlative(word), word).toBe(false);
});
