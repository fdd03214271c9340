import { placeOfOutcode } from '../place/placeOfOutcode.ts';
import { placeNames } from '../market/rules.ts';
import type { Place } from '../market/rules.ts';
import type { EvaluationJob } from './outcome.ts';

/** Whose rules apply to a job and what to say where that was not certain: the place it asks for, else that of the listing's postcode. */
export function placeOfJob({ deal, place }: Pick<EvaluationJob, 'deal' | 'place'>): {
  readonly place: Place;
  readonly note: string | null;
} {
  return place === undefined ? placeOfOutcode(deal.facts.outcode) : { place, note: `Tax as in ${placeNames[place]}, as you asked.` };
}
