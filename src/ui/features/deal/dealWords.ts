import type { Deal } from '../../../core/deal/deal.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import type { ReportDocument } from '../../../core/report/report.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { siteNames } from '../landing/siteNames.ts';

/** Where a deal's figures come from: "Zoopla · captured 20 Nov 2026, 11:52 · rates checked on 20 November 2026". */
export function provenanceWords(deal: Deal, report: ReportDocument | null): string {
  const checked = report?.laws[0]?.checkedOn;
  const rates = checked === undefined ? [] : [`rates checked on ${checked}`];
  if (deal.origin.kind === 'manual') return [isSampleId(deal.id) ? 'Sample' : 'Typed in', ...rates].join(' · ');
  const { site, via, capturedAt } = deal.origin;
  const source = via === 'page' ? `${siteNames[site]}, from a saved page` : siteNames[site];
  return [source, `captured ${momentFormat.format(capturedAt)}`, ...rates].join(' · ');
}

/** What changed, in one sentence, for those who do not see it. */
export function resultWords({ score, report }: Outcome): string {
  const figures = report.keyFigures.map(({ label, value }) => `${label} ${value}`).join('. ');
  return `Score ${Math.round(score.total)}, ${score.band}. ${figures}.`;
}

/** A day and an hour, for when something was said or read. */
export const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
