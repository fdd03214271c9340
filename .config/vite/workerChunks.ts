import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** In worker threads as on the page: libraries are stable, and a change in one room need not touch the file of another. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'rxdb', test: /node_modules[\\/](rxdb|rxjs|dexie|mingo)[\\/]/, priority: 3 },
  { name: 'jspdf', test: /node_modules[\\/](jspdf|jspdf-autotable|fflate)[\\/]/, priority: 3 },
  { name: 'market', test: /src[\\/]core[\\/](market|area)[\\/]/, priority: 2, minSize: 5_000 },
  { name: 'engine', test: /src[\\/]core[\\/](kernel|deal|engine)[\\/]/, priority: 1, minSize: 5_000 },
];

/** Parts a worker's script, and calls each part after its worker: two workers have files of one name and another content. */
export function workerChunks(): Plugin {
  let worker = '';
  return {
    name: 'yardstick:worker-chunks',
    buildStart: ({ input }) => {
      const [entry = ''] = Object.values(input);
      worker = basename(entry).replace(/\.\w+(\?.*)?$/, '');
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups },
      chunkFileNames: ({ name }) => `assets/${worker}-${name}-[hash].js`,
    }),
  };
}
