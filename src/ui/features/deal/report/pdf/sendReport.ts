import { editions } from '../../../../../core/report/editions/editions.ts';
import { notify } from '../../../../components/notice/notify.ts';
import { handOverFile, pdfFileName } from '../../../../parts/files/handOverFile.ts';
import { mailAddress, type MailedReport } from './reportMail.ts';

/** How a finished report leaves: as a file, through the system's share sheet, or saved beside a message in the person's mail program. */
export type Sending = 'file' | 'share' | 'mail';

interface SentReport extends MailedReport {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
  readonly sending: Sending;
}

/** Hands a finished PDF to the person, and says in a toast what became of it. */
export async function sendReport({ bytes, pages, sending, ...mailed }: SentReport): Promise<void> {
  const { report, edition } = mailed;
  const { title } = report;
  const name = pdfFileName(edition === 'full' ? title : `${title} ${editions[edition].label}`);
  const file = new File([bytes], name, { type: 'application/pdf' });
  const handed = sending === 'file' ? await handOverFile(file) : await handOverFile(file, sending === 'share');
  if (handed === 'cancelled') return;
  if (sending === 'mail') {
    location.assign(mailAddress(mailed));
    notify({ tone: 'good', title: 'Your email is open', detail: `Attach ${name}, which was saved to your downloads.` });
    return;
  }
  notify({
    tone: 'good',
    title: 'Report ready',
    detail: `${title}, ${pages === 1 ? '1 page' : `${pages} pages`}, ${sizeText(bytes.byteLength)}`,
  });
}

const sizeText = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
