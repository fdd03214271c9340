import { exposeWorker } from '../src/bridge/workerBridge.ts';

/** Loads the functions of the worker with this name. All workers use one entry, so that their shared code is in one file. */
async function load(name: string): Promise<object> {
  switch (name) {
    case 'data':
      return (await import('./data.ts')).dataWorker;
    case 'evaluate':
      return (await import('./evaluate.ts')).evaluateWorker;
    case 'pdf':
      return (await import('./pdf.ts')).pdfWorker;
    default:
      throw new Error(`There is no worker named "${name}"`);
  }
}

exposeWorker(load(self.name));
