import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentModules } from './.config/vite/absentModules.ts';
import { pageHead } from './.config/vite/pageHead.ts';
import { serviceWorker } from './.config/vite/serviceWorker.ts';

const buildId = process.env['BUILD_ID'] ?? 'dev';
const testBuild = process.env['YARDSTICK_TEST_BUILD'] === '1';
const backend = process.env['YARDSTICK_BACKEND'] ?? 'http://127.0.0.1:4174';

// jsPDF's html(), SVG and PNG paths: never called, and over 400 kB if shipped.
const optional = () => absentModules(['canvg', 'html2canvas', 'dompurify', 'fast-png']);

export default defineConfig({
  define: { __TEST_BUILD__: JSON.stringify(testBuild) },
  // Two copies of Dexie in one page throw at start.
  resolve: { dedupe: ['dexie', 'react', 'react-dom', 'rxjs'] },
  plugins: [
    optional(),
    react(),
    tailwindcss(),
    pageHead({ buildId, homeRoute: '/routes/LandingRoute.tsx' }),
    serviceWorker({ entry: 'workers/serviceWorker.ts', buildId }),
  ],
  worker: { format: 'es', plugins: () => [optional()] },
  server: {
    proxy: Object.fromEntries(
      ['/auth/v1', '/account/v1', '/functions/v1', '/sync/v1', '/__mailbox', '/config.json', '/health'].map((path) => [path, backend]),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    manifest: true,
    outDir: process.env['YARDSTICK_OUT'] ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Stable vendor files: a change of ours must not re-download them.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 30 },
            { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
            { name: 'dexie', test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]/, priority: 10 },
            // Small things that every first screen needs: each in a file of its own, their names and headers cost more than they do.
            {
              name: 'small',
              test: /src[\\/]ui[\\/]components[\\/](PageTitle|Wordmark|press[\\/](IconButton|CrossIcon|LinkButton|buttonClass)|notice[\\/]notify)\.tsx?$/,
              priority: 5,
            },
          ],
        },
      },
    },
  },
});
