import { openNotes } from '../../deal/provenance.ts';
import type { Explanation } from '../report.ts';

/** An explanation as one would say it: the figure, its formula, each term with its amount and where that came from, and what could not be confirmed. */
export function sayExplanation({ label, value, formula, terms, sources }: Omit<Explanation, 'id'>): string {
  const said = terms.map((term) => {
    const from = term.from === null || term.from === 'Computed' ? '' : ` (${term.from})`;
    return `${term.label.slice(0, 1).toLowerCase()}${term.label.slice(1)} ${term.value}${from}`;
  });
  const whole = /[.!?]$/.test(formula) ? formula : `${formula}.`;
  const here = said.length === 0 ? [] : [`Here ${said.join('; ')}.`];
  return [`${label}: ${value}. ${whole}`, ...here, ...openNotes(sources)].join(' ');
}
