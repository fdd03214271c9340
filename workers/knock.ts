/** Does nothing: that it is started is what `src/app/update/takeOver.ts` wants of it. */
self.close();
