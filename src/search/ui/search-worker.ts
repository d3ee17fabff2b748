/** The worker in which the local index is loaded and searched, so that typing never waits for it. */
import { answerRequests } from './worker-protocol';

answerRequests({
  postMessage: (message) => globalThis.postMessage(message),
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener as EventListener),
});
