/** Part of the boot script of every page. */
import { whenLoadedAndIdle } from '../../src/site/boot/when-idle';
import { startWorker } from './ui/start-worker';

whenLoadedAndIdle(startWorker);
