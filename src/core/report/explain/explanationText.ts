import { unconfirmedNote } from '../../deal/provenance.ts';
import type { Explanation } from '../reportTable.ts';

/** An explanation as running text: the figure, its formula, each term with its amount and source, and anything unconfirmed. */
export function explanationText({ label, value, formula, terms, sources }: Omit<Explanation, 'id'>): string {
  const said = terms.map((term) => {
    const from = term.from === null || term.from === 'Computed' ? '' : ` (${term.from})`;
    return `${term.label.slice(0, 1).toLowerCase()}${term.label.slice(1)} ${term.value}${from}`;
  });
  const whole = /[.!?]$/.test(formula) ? formula : `${formula}.`;
  const here = said.length === 0 ? [] : [`Here ${said.join('; ')}.`];
  return [`${label}: ${value}. ${whole}`, ...here, ...unconfirmedNote(sources)].join(' ');
}
