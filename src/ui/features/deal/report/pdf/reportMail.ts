import { editions, type EditionId } from '../../../../../core/report/editions/editions.ts';
import { lendingLead } from '../../../../../core/report/editions/lendingLead.ts';
import type { ReportDocument } from '../../../../../core/report/report.ts';
import { summaryText, writeSummary } from '../../../../../core/report/summary/writeSummary.ts';
import type { Score } from '../../../../../core/score/score.ts';

/** What a message about a report is written from. */
export interface MailedReport {
  readonly report: ReportDocument;
  readonly score: Score;
  readonly edition: EditionId;
}

/** Mail programs on Windows cut an address off after about 2,000 characters. */
const longestAddress = 1900;

/**
 * The address that opens the person's own mail program with subject and summary, to nobody yet. No file can travel in it. A lender is
 * written what the lender's edition says first; everybody else the summary, paragraph by paragraph as far as it fits.
 */
export function mailAddress({ report, score, edition }: MailedReport): string {
  const head = [report.title, report.subtitle, ...(report.listingUrl === null ? [] : [report.listingUrl])].join('\n');
  const paragraphs = edition === 'lender' ? [lendingLead(report)] : summaryText(writeSummary(report, score)).split('\n\n');
  const subject = `${report.title}: ${editions[edition].masthead.toLowerCase()}`;
  return paragraphs.reduce(
    (fitting, _, at) => {
      const longer = addressOf(subject, [head, ...paragraphs.slice(0, at + 1)].join('\n\n'));
      return longer.length <= longestAddress ? longer : fitting;
    },
    addressOf(subject, head),
  );
}

/** Lines end as mail wants them. */
const addressOf = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
