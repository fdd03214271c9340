import { glossary } from '../../../parts/glossary/glossary.ts';
import { escaped, printedPage } from './printedPage.ts';

/** The field's words, as a page to read and print. */
export const glossaryPage = (): string =>
  printedPage({
    title: 'Glossary of property deals',
    lead: 'From Yardstick. The formulas are those by which it works the figures out.',
    body: glossary
      .map(({ term, also, means, formula }) => {
        const names = also.length === 0 ? '' : ` <span class="quiet">${escaped(also.join(', '))}</span>`;
        const sum = formula === null ? '' : `<p class="quiet">${escaped(formula)}</p>`;
        return `<div class="line plain"><p><strong>${escaped(term)}</strong>${names}</p><p>${escaped(means)}</p>${sum}</div>`;
      })
      .join('\n'),
  });
