/** Part of the start script of every page. */
import { whenLoadedAndIdle } from '../../src/site/start/when-idle';
import { startWorker } from './ui/start-worker';

whenLoadedAndIdle(startWorker);
