import { tapeGeometry } from '../../core/chart/tapeGeometry.ts';
import type { MeasuredView } from '../messages.ts';
import { element } from './element.ts';

const across = (percent: number): string => `${percent.toFixed(2)}%`;

function piece(name: string, at: number, width?: number): HTMLElement {
  const made = element('span', { class: name });
  made.style.left = across(at);
  if (width !== undefined) made.style.width = across(width);
  return made;
}

/** The score on a measuring tape with zones and likely range. Decorative, because text gives the same information. */
export function scoreTape({ score, low, high, zones }: Pick<MeasuredView, 'score' | 'low' | 'high' | 'zones'>): HTMLElement {
  const tape = tapeGeometry({ value: score, low, high, min: 0, max: 100, width: 100, bands: zones });
  return element('div', { class: 'tape', attributes: { 'aria-hidden': 'true' } }, [
    ...tape.ticks.map(({ x, size }) => piece(`tick ${size}`, x)),
    tape.uncertainty === null ? null : piece('likely', tape.uncertainty.x, tape.uncertainty.width),
    ...tape.bands.map((zone) => piece(`zone ${zone.tone}`, zone.x, zone.width)),
    tape.needle === null ? null : piece('needle', tape.needle.x),
  ]);
}
