import type { Explanation } from '../report.ts';

/** An explanation as one would say it: the figure, its formula, each term with its amount and where that came from. */
export function sayExplanation({ label, value, formula, terms }: Pick<Explanation, 'label' | 'value' | 'formula' | 'terms'>): string {
  const said = terms.map((term) => {
    const from = term.from === null || term.from === 'Computed' ? '' : ` (${term.from})`;
    return `${term.label.slice(0, 1).toLowerCase()}${term.label.slice(1)} ${term.value}${from}`;
  });
  const whole = /[.!?]$/.test(formula) ? formula : `${formula}.`;
  return `${label}: ${value}. ${whole}${said.length === 0 ? '' : ` Here ${said.join('; ')}.`}`;
}
