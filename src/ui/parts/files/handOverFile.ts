import { fileName } from '../../../core/kernel/files/fileName.ts';

/** The file name of a report: its title in letters every file system takes, and .pdf. */
export const pdfFileName = (title: string): string => `${fileName(title, 'deal-report')}.pdf`;

/** Whether this device hands files to other apps itself. */
export const canShareFile = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** Whether it does that with PDFs, asked before there is one. */
export const canSharePdf = (): boolean => canShareFile(new File([], 'report.pdf', { type: 'application/pdf' }));

/**
 * Gives a finished file to the person: the share sheet where `share` asks for it and on a phone that takes files, a download everywhere
 * else. A system may refuse to share once the press is too long ago; the download does not.
 */
export async function handOverFile(file: File, share: boolean = isPhone()): Promise<'shared' | 'downloaded' | 'cancelled'> {
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
  // Some browsers read the blob only after the click has returned; a minute is enough for any of them.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
