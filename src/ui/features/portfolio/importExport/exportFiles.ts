import type { Instant } from '../../../../core/kernel/calendar.ts';
import type { PortfolioDate } from '../../../../core/portfolio/calendarOf.ts';
import type { NamedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import { handOverFile } from '../../../parts/files/handOverFile.ts';
import { writeCsv } from '../../../parts/files/csv.ts';
import { calendarFile } from './calendarFile.ts';
import { holdingTable } from './holdingTable.ts';

/** Exports all holdings as a CSV file that can be imported without loss. */
export async function exportHoldings(holdings: readonly NamedHolding[]): Promise<void> {
  const blob = await writeCsv(holdingTable(holdings));
  await handOverFile(new File([blob], 'yardstick-portfolio.csv', { type: 'text/csv' }));
}

/** Exports the dates as a calendar file. */
export async function exportDates(dates: readonly PortfolioDate[], at: Instant): Promise<void> {
  await handOverFile(new File([calendarFile(dates, at)], 'yardstick-portfolio.ics', { type: 'text/calendar' }));
}
