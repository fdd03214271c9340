import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentModules } from './.config/vite/absentModules.ts';
import { chunkFileName } from './.config/vite/chunkName.ts';
import { chunkGroups, isInEveryPage } from './.config/vite/chunks.ts';
import { compressed } from './.config/vite/compressed.ts';
import { landingFigures } from './.config/vite/landingFigures.ts';
import { pageHead } from './.config/vite/pageHead.ts';
import { pages } from './.config/vite/pages.ts';
import { wholeChunks } from './.config/vite/wholeChunks.ts';
import { serviceWorker } from './.config/vite/serviceWorker.ts';
import { workerChunks } from './.config/vite/workerChunks.ts';

const buildId = process.env['BUILD_ID'] ?? 'dev';
const testBuild = process.env['YARDSTICK_TEST_BUILD'] === '1';
const backend = process.env['YARDSTICK_BACKEND'] ?? 'http://127.0.0.1:4174';

// jsPDF's html(), SVG and PNG paths: never called, and over 400 kB if shipped.
const optional = () => absentModules(['canvg', 'html2canvas', 'dompurify', 'fast-png']);

const groupNames = new Set(chunkGroups.map(({ name }) => String(name)));

export default defineConfig({
  define: { __TEST_BUILD__: JSON.stringify(testBuild) },
  // Two copies of Dexie in one page throw at start.
  resolve: { dedupe: ['dexie', 'react', 'react-dom', 'rxjs'] },
  plugins: [
    optional(),
    react(),
    tailwindcss(),
    landingFigures(),
    wholeChunks(),
    pageHead({ buildId }),
    pages({
      first: 'src/app/start/preboot.ts',
      prerender: 'src/app/start/prerender.tsx',
      landing: ['src/ui/routes/LandingRoute.tsx'],
      screens: ['src/app/screens.ts', 'frame'],
      legal: ['src/app/screens.ts', 'src/ui/features/legal/LegalRoute.tsx'],
    }),
    serviceWorker({ entry: 'workers/serviceWorker.ts', buildId }),
    compressed(),
  ],
  worker: { format: 'es', plugins: () => [optional(), workerChunks()] },
  server: {
    proxy: Object.fromEntries(
      ['/auth/v1', '/account/v1', '/functions/v1', '/sync/v1', '/__mailbox', '/config.json', '/health'].map((path) => [path, backend]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter((file) => !isInEveryPage(file)) },
    outDir: process.env['YARDSTICK_OUT'] ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: (chunk) => chunkFileName(chunk, groupNames),
      },
    },
  },
});
