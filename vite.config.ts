import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentModules } from './.config/vite/absentModules.ts';
import { firstScreens, libraries } from './.config/vite/chunks.ts';
import { compressed } from './.config/vite/compressed.ts';
import { landingFigures } from './.config/vite/landingFigures.ts';
import { lazyModules } from './.config/vite/lazyModules.ts';
import { pageHead } from './.config/vite/pageHead.ts';
import { pages } from './.config/vite/pages.ts';
import { serviceWorker } from './.config/vite/serviceWorker.ts';

const buildId = process.env['BUILD_ID'] ?? 'dev';
const testBuild = process.env['YARDSTICK_TEST_BUILD'] === '1';
const backend = process.env['YARDSTICK_BACKEND'] ?? 'http://127.0.0.1:4174';

// jsPDF's html(), SVG and PNG paths: never called, and over 400 kB if shipped.
const optional = () => absentModules(['canvg', 'html2canvas', 'dompurify', 'fast-png']);

const root = import.meta.dirname;
/** What every page loads, and what a first visitor's `/deals` is hydrated with besides. */
const { app, screens, firstVisit: visit, legal } = lazyModules(root, 'src/app', ['app', 'screens', 'firstVisit', 'legal']);
const { workshopModule: workshop } = lazyModules(root, 'src/app/person', ['workshopModule']);
/** The screens that a visit may begin with. */
const first = lazyModules(root, 'src/app', ['landingPage', 'frame', 'deals']);

export default defineConfig({
  define: { __TEST_BUILD__: JSON.stringify(testBuild) },
  // Two copies of Dexie in one page throw at start.
  resolve: { dedupe: ['dexie', 'react', 'react-dom', 'rxjs'] },
  plugins: [
    optional(),
    react(),
    tailwindcss(),
    landingFigures(),
    pageHead({ buildId }),
    pages({
      first: 'src/app/start/preboot.ts',
      prerender: 'src/app/start/prerender.tsx',
      landing: [app, first.landingPage],
      screens: [app, screens, first.frame],
      deals: [app, screens, first.frame, first.deals, visit],
      legal: [app, screens, legal],
    }),
    serviceWorker({ entry: 'workers/serviceWorker.ts', buildId }),
    compressed(),
  ],
  worker: {
    format: 'es',
    plugins: () => [optional()],
    rolldownOptions: { output: { codeSplitting: { groups: libraries } } },
  },
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
    modulePreload: { polyfill: false },
    outDir: process.env['YARDSTICK_OUT'] ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...libraries, firstScreens({ root, entry: 'index.html', app, visit, workshop, screens: first })] },
      },
    },
  },
});
