/** Does nothing: `src/app/update/activateWorker.ts` only needs it to start. */
self.close();
