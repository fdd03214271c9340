import type { Source } from '../../area/book/figure.ts';

/** What a licence wants said, and its name where that does not say it. */
export const attributionText = ({ attribution, licence }: Source): string =>
  attribution.includes(licence) ? attribution : `${attribution} ${licence}.`;
