/**
 * What must be done before anything else of ours and of Gatsby's, whose router reads the address and the state of
 * the history as soon as its code runs. `src/site/node/first-module.ts` puts this first.
 */
import { replaceBlockedStorage } from '../../components/storage';
import { keepHashReadable } from './hash';
import { keepPositions } from './scroll';

replaceBlockedStorage();
keepHashReadable();
keepPositions();
