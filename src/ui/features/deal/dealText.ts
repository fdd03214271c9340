import type { Deal } from '../../../core/deal/deal.ts';
import { listingCurrency } from '../../../core/deal/listingCurrency.ts';
import { unreachable } from '../../../core/kernel/result.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import { rulesStatusText } from '../../../core/report/rulesStatus.ts';
import type { ReportDocument } from '../../../core/report/report.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { familyOfCurrency } from '../../parts/country/countryFamily.ts';
import { siteNames } from '../../parts/linkField/siteNames.ts';
import { momentFormat } from '../../components/figure/momentFormat.ts';

/** Where a deal's figures come from: "Zoopla · captured 20 Nov 2026, 11:52 · rates checked on 20 November 2026". */
export function provenanceText(deal: Deal, report: ReportDocument | null): string {
  const checked = report?.laws[0]?.checkedOn;
  const rates = checked === undefined ? [] : [`rates checked on ${checked}`];
  if (deal.origin.kind === 'manual') return [isSampleId(deal.id) ? 'Sample' : 'Entered manually', ...rates].join(' · ');
  const { site, via, capturedAt } = deal.origin;
  const source = via === 'page' ? `${siteNames[site]}, from a saved page` : siteNames[site];
  return [source, `captured ${momentFormat.format(capturedAt)}`, ...rates].join(' · ');
}

/** Why a deal is incomplete and how to complete it; null for one created from its full listing page. */
export function partialText({ origin, facts }: Pick<Deal, 'origin' | 'facts'>): string | null {
  if (origin.kind !== 'listing') return null;
  const completeness = origin.completeness ?? 'full';
  switch (completeness) {
    case 'full':
      return null;
    case 'card':
      return `Incomplete: created from search results.${missingText({ origin, facts })} Check the listing again or upload its saved page to complete it.`;
    case 'text':
      return 'Incomplete: read from pasted text. Check each value against the listing, or upload its saved page to complete it.';
    default:
      return unreachable(completeness);
  }
}

function missingText(deal: Pick<Deal, 'origin' | 'facts'>): string {
  const expected = expectedFacts[familyOfCurrency(listingCurrency(deal))];
  const named = expected.filter(([fact]) => deal.facts[fact] === null).map(([, name]) => name);
  return named.length === 0 ? '' : ` Missing: ${named.join(', ')}.`;
}

/** The facts that search pages usually leave out, each with its name, by family of countries. */
const expectedFacts = {
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

/** The result as text for screen readers: score, verdict and key figures. */
export function resultText({ score, report }: Outcome): string {
  const figures = report.keyFigures.map(({ label, value }) => `${label} ${value}`).join('. ');
  const standing = rulesStatusText(report);
  return `Score ${Math.round(score.total)}. ${standing === null ? '' : `${standing.words}. `}${figures}.`;
}
