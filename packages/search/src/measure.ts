/** The door `@taht/search/measure`: the work by which the speed of an engine is told; nobody who plays needs it. */
export { positionsOf, setUp, type WorkPosition } from './measure/positions.ts';
export {
  allPlaysSpeed,
  bestPlaySpeed,
  type Clock,
  gameSpeed,
  rolloutSpeed,
} from './measure/speed.ts';
