/** The store that the tests of the rooms stand on keeps the contract too. */
import { Memory, memoryStore } from '../support/memory-store.ts';
import { storeContract } from './store-contract.ts';

const memory = new Memory();
storeContract('the memory store', async () => memoryStore(memory));
