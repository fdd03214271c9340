import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { createDeal } from '../../src/core/deal/createDeal.ts';
import type { Deal } from '../../src/core/deal/deal.ts';
import { sampleDealsIn } from '../../src/core/deal/samples/samplesByCountry.ts';
import { standardProfile } from '../../src/core/deal/standardProfile.ts';
import { dayOf, instant } from '../../src/core/kernel/calendar.ts';
import { createId } from '../../src/core/kernel/id.ts';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import { parserVersion } from '../../src/core/listing/parserVersion.ts';
import { readListingPage } from '../../src/core/listing/readListingPage.ts';
import { euCountries, marketIds, countryOfMarket } from '../../src/core/market/markets.ts';
import { fullReport } from '../../src/core/pipeline/full/fullReport.ts';
import type { EvaluationJob, FullReport } from '../../src/core/pipeline/outcome.ts';
import { addArea } from '../../src/core/report/evidence/addArea.ts';
import { propertyMapLayer, propertyMap } from '../../src/ui/features/deal/report/pdf/propertyMap.ts';
import { publishedBook, publishedPack } from '../../tests/support/areaPacks.ts';
import { europeanJob } from '../../tests/support/europeanDeals.ts';
import { readSavedPage } from '../analyse/fetchPage.ts';

/** A deal with its full report. `name` is used for file names. */
export interface ReportedDeal {
  readonly name: string;
  readonly full: FullReport;
}

/** The reports of deals from saved pages and of sample deals by country. The error names each source without a report, and why. */
export function reportedDeals(sources: readonly string[]): Result<readonly ReportedDeal[], string> {
  const deals: ReportedDeal[] = [];
  for (const source of sources) {
    const job = existsSync(source) ? jobOfPage(source) : jobOfCountry(source);
    if (!job.ok) return err(`${source}: ${job.error}`);
    const full = fullReport(job.value, []);
    if (!full.ok) return err(`${source}: ${full.error.message}`);
    deals.push({ name: basename(source, '.html'), full: surrounded(full.value, job.value.deal) });
  }
  return ok(deals);
}

function jobOfPage(path: string): Result<EvaluationJob, string> {
  const page = readSavedPage(path, null);
  if (!page.ok) return page;
  const reading = readListingPage(page.value.text, page.value);
  if (reading.kind !== 'listing') return err('not a listing page');
  const at = instant(Date.now());
  const newId = (): ReturnType<typeof createId> => createId(at, crypto.getRandomValues(new Uint8Array(16)));
  const deal = createDeal({ id: newId(), mid: newId(), at, reading, via: 'page', parserVersion });
  return ok({ deal, profile: standardProfile, today: dayOf(at) });
}

function jobOfCountry(country: string): Result<EvaluationJob, string> {
  const sample = country === 'GB' || country === 'US' ? sampleDealsIn(country)[0]?.deal : undefined;
  if (sample !== undefined) return ok({ deal: sample, profile: standardProfile, today: dayOf(instant(Date.now())) });
  const market = marketIds.find((id) => countryOfMarket(id) === country);
  if (market === undefined || !euCountries.some((each) => each === country)) return err('not a file or a supported country');
  return ok(europeanJob({ market, strategy: 'buy-to-let' }));
}

/** Adds the figures for a British property's location from the packs, as the page does. */
function surrounded(full: FullReport, deal: Deal): FullReport {
  if (countryOfMarket(full.report.market) !== 'GB') return full;
  const book = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
  const { facts } = deal;
  const report = addArea(full.report, { book, facts, price: facts.askingPrice?.amount ?? null });
  const map = propertyMap(publishedPack(propertyMapLayer.pack), book, deal);
  return { ...full, report: map === null ? report : { ...report, map } };
}
