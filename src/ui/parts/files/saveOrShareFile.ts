import { fileName } from '../../../core/kernel/files/fileName.ts';

/** The file name of a report: its title in portable characters, with .pdf. */
export const pdfFileName = (title: string): string => `${fileName(title, 'deal-report')}.pdf`;

/** Whether this device can share the file with other apps. */
export const canShareFile = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Whether this device can share PDFs, checked before one exists. */
export const canSharePdf = (): boolean => canShareFile(new File([], 'report.pdf', { type: 'application/pdf' }));

/**
 * Delivers a finished file: through the share sheet if `share` is set, which is the default on a phone, else as a download. Browsers may
 * refuse to share too long after the click; the file is then downloaded.
 */
export async function saveOrShareFile(file: File, share: boolean = isPhone()): Promise<'shared' | 'downloaded' | 'cancelled'> {
  if (share && canShareFile(file)) {
    try {
      await navigator.share({ files: [file], title: file.name });
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled';
    }
  }
  download(file);
  return 'downloaded';
}

const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the blob only after the click returns, so it is revoked after a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
