import { glossary } from '../../../parts/glossary/glossary.ts';
import { escaped, printedPage } from './printedPage.ts';

/** The glossary as a printable HTML page. */
export const glossaryPage = (): string =>
  printedPage({
    title: 'Property investment glossary',
    lead: 'From Yardstick, with the formulas it uses.',
    body: glossary
      .map(({ term, also, means, formula }) => {
        const names = also.length === 0 ? '' : ` <span class="quiet">${escaped(also.join(', '))}</span>`;
        const sum = formula === null ? '' : `<p class="quiet">${escaped(formula)}</p>`;
        return `<div class="line plain"><p><strong>${escaped(term)}</strong>${names}</p><p>${escaped(means)}</p>${sum}</div>`;
      })
      .join('\n'),
  });
