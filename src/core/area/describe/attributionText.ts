import type { Source } from '../book/figure.ts';

/** The attribution a licence requires, plus the licence's name if the attribution omits it. */
export const attributionText = ({ attribution, licence }: Source): string =>
  attribution.includes(licence) ? attribution : `${attribution} ${licence}.`;
