import { editions, type EditionId } from '../../../../../core/report/editions/editions.ts';
import { lendingLead } from '../../../../../core/report/editions/lendingLead.ts';
import type { ReportDocument } from '../../../../../core/report/report.ts';
import { summaryText, writeSummary } from '../../../../../core/report/summary/writeSummary.ts';
import type { Score } from '../../../../../core/score/score.ts';

/** The data for an email about a report. */
export interface MailedReport {
  readonly report: ReportDocument;
  readonly score: Score;
  readonly edition: EditionId;
}

/** Mail apps on Windows truncate a URL after about 2,000 characters. */
const longestAddress = 1900;

/**
 * The `mailto:` URL with subject and summary, without a recipient or attachment. The lender edition gets its opening sentence; other
 * editions get as many summary paragraphs as fit.
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

/** A `mailto:` URL. Lines end in CRLF, as mail requires. */
const addressOf = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
