/** Does nothing: that it is started is what `src/app/update/activateWorker.ts` wants of it. */
self.close();
