import { expect, test } from 'vitest';
import { afterMove, isOnTurn, startOrder } from './order.ts';

test('players follow one another', () => {
  const order = [0, 1, 2].reduce(afterMove, startOrder(3));
  expect(order.next).toEqual([0]);
});

test('another than the first may begin if the next goes on from there', () => {
  expect(startOrder(3, 1, 2).next).toEqual([1]);
  expect(startOrder(3, 1, 0).next).toEqual([0]);
  expect(startOrder(2).next).toEqual([0]);
  expect(startOrder(2, -1, 0).next).toEqual([1]);
  expect(startOrder(2, 1, -1).next).toEqual([1]);
  expect(startOrder(1, 0, 0).next).toEqual([0]);
});

test('after a turn out of order two may be next', () => {
  const order = afterMove(startOrder(3), 1);
  expect(order.next).toEqual([2, 1]);
  expect(isOnTurn(order, 1)).toBe(true);
  expect(isOnTurn(order, 0)).toBe(false);
  expect(afterMove(order, 1).next).toEqual([2]);
});
