import { exposeWorker } from '../src/bridge/workerBridge.ts';

/** Its name tells which worker this is. One entry serves all, so that shared code is one file. */
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
