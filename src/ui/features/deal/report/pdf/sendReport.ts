import { editions } from '../../../../../core/report/editions/editions.ts';
import { notify } from '../../../../components/notice/notify.ts';
import { saveOrShareFile, pdfFileName } from '../../../../parts/files/saveOrShareFile.ts';
import { mailAddress, type MailedReport } from './reportMail.ts';

/** How a finished report is delivered: as a file, through the share sheet, or as a file plus an email draft. */
export type Sending = 'file' | 'share' | 'mail';

interface SentReport extends MailedReport {
  readonly bytes: ArrayBuffer;
  readonly pages: number;
  readonly sending: Sending;
}

/** Delivers a finished PDF and confirms it in a toast. */
export async function sendReport({ bytes, pages, sending, ...mailed }: SentReport): Promise<void> {
  const { report, edition } = mailed;
  const { title } = report;
  const name = pdfFileName(edition === 'full' ? title : `${title} ${editions[edition].label}`);
  const file = new File([bytes], name, { type: 'application/pdf' });
  const delivery = sending === 'file' ? await saveOrShareFile(file) : await saveOrShareFile(file, sending === 'share');
  if (delivery === 'cancelled') return;
  if (sending === 'mail') {
    location.assign(mailAddress(mailed));
    notify({ tone: 'good', title: 'Email draft opened', detail: `Attach ${name} from your downloads.` });
    return;
  }
  notify({
    tone: 'good',
    title: 'Report ready',
    detail: `${title}, ${pages === 1 ? '1 page' : `${pages} pages`}, ${sizeText(bytes.byteLength)}`,
  });
}

const sizeText = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
