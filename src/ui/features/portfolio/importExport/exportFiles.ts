import type { Instant } from '../../../../core/kernel/calendar.ts';
import type { PortfolioDate } from '../../../../core/portfolio/upcomingDates.ts';
import type { NamedHolding } from '../../../../core/portfolio/assessPortfolio.ts';
import { saveOrShareFile } from '../../../parts/files/saveOrShareFile.ts';
import { writeCsv } from '../../../parts/files/csv.ts';
import { calendarFile } from './calendarFile.ts';
import { holdingTable } from './holdingTable.ts';

/** Exports all holdings as a CSV file that can be imported without loss. */
export async function exportHoldings(holdings: readonly NamedHolding[]): Promise<void> {
  const blob = await writeCsv(holdingTable(holdings));
  await saveOrShareFile(new File([blob], 'yardstick-portfolio.csv', { type: 'text/csv' }));
}

/** Exports the dates as a calendar file. */
export async function exportDates(dates: readonly PortfolioDate[], at: Instant): Promise<void> {
  await saveOrShareFile(new File([calendarFile(dates, at)], 'yardstick-portfolio.ics', { type: 'text/calendar' }));
}
