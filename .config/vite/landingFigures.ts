import type { Plugin } from 'vite';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { landingFigures as figuresOn } from '../../src/core/pipeline/examples/landingFigures.ts';

const id = 'virtual:landing-figures';

/** The figures that the landing page shows, calculated by the engine at build time, by the rules in force on that day. */
export const landingFigures = (): Plugin => ({
  name: 'yardstick:landing-figures',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) =>
    source === `\0${id}` ? `export const figures = ${JSON.stringify(figuresOn(isoDate(new Date().toISOString().slice(0, 10))))};` : null,
});
