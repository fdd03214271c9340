import type { Deal } from '../../../core/deal/deal.ts';
import { listingCurrency } from '../../../core/deal/listingCurrency.ts';
import { unreachable } from '../../../core/kernel/result.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import { standingOf } from '../../../core/report/standing.ts';
import type { ReportDocument } from '../../../core/report/report.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { familyOfCurrency } from '../../parts/country/homeFamily.ts';
import { siteNames } from '../../parts/linkField/siteNames.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

/** Where a deal's figures come from: "Zoopla · captured 20 Nov 2026, 11:52 · rates checked on 20 November 2026". */
export function provenanceWords(deal: Deal, report: ReportDocument | null): string {
  const checked = report?.laws[0]?.checkedOn;
  const rates = checked === undefined ? [] : [`rates checked on ${checked}`];
  if (deal.origin.kind === 'manual') return [isSampleId(deal.id) ? 'Sample' : 'Typed in', ...rates].join(' · ');
  const { site, via, capturedAt } = deal.origin;
  const source = via === 'page' ? `${siteNames[site]}, from a saved page` : siteNames[site];
  return [source, `captured ${momentFormat.format(capturedAt)}`, ...rates].join(' · ');
}

/** What a deal lacks that was not made of its listing's own page; null for any other. */
export function partialWords({ origin, facts }: Pick<Deal, 'origin' | 'facts'>): string | null {
  if (origin.kind !== 'listing') return null;
  const completeness = origin.completeness ?? 'full';
  switch (completeness) {
    case 'full':
      return null;
    case 'card':
      return `Partial: made from a page of search results. What only the listing’s own page says${lackWords({ origin, facts })} is not in it. Check the listing again, or add its saved page, to have it whole.`;
    case 'text':
      return 'Partial: read from pasted text by pattern. Check each value against the listing, or add its saved page to have it whole.';
    default:
      return unreachable(completeness);
  }
}

function lackWords(deal: Pick<Deal, 'origin' | 'facts'>): string {
  const asked = lacked[familyOfCurrency(listingCurrency(deal))];
  const named = asked.filter(([fact]) => deal.facts[fact] === null).map(([, name]) => name);
  return named.length === 0 ? '' : ` (such as its ${named.join(', ')})`;
}

/** What a search page seldom says, where homes are priced in a country's money. */
const lacked = {
  british: [
    ['tenure', 'tenure'],
    ['floorAreaSqFt', 'floor area'],
    ['councilTaxBand', 'council tax'],
  ],
  american: [
    ['yearBuilt', 'year built'],
    ['floorAreaSqFt', 'floor area'],
    ['propertyTaxPerYear', 'property tax'],
  ],
  european: [
    ['yearBuilt', 'year built'],
    ['floorAreaSqFt', 'floor area'],
    ['epcBand', 'energy rating'],
  ],
} as const;

/** What changed, in one sentence, for those who do not see it. */
export function resultWords({ score, report }: Outcome): string {
  const figures = report.keyFigures.map(({ label, value }) => `${label} ${value}`).join('. ');
  const standing = standingOf(report);
  return `Score ${Math.round(score.total)}. ${standing === null ? '' : `${standing.words}. `}${figures}.`;
}
