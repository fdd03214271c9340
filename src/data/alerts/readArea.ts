import type { AreaAndPortfolioSources } from './evaluateAreaAndPortfolioAlerts.ts';

/** Reads a figure of a UK place from the packs. Loaded only if a rule needs one. */
export const readArea: AreaAndPortfolioSources['readArea'] = async ({ place: { kind, code }, measure }) => {
  const [{ browserAreaStore }, { figureText }] = await Promise.all([
    import('../area/areaStore.ts'),
    import('../../core/area/describe/figureText.ts'),
  ]);
  const opened = await browserAreaStore().book('uk', []);
  if (!opened.ok) return null;
  const place = opened.value.book.places(kind as Parameters<typeof opened.value.book.places>[0]).find((one) => one.code === code);
  const figure = place === undefined ? null : opened.value.book.figure(place, measure);
  if (figure === null || !('value' in figure)) return null;
  return { value: figure.value, text: figureText(figure.value, figure.measure), period: figure.measure.period };
};
