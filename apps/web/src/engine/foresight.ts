/** Looking ahead: a piece of its own, which the worker loads for the bots that do. */
export { foresight } from '@taht/search';
