/** The file name of a report: its title in letters every file system takes, and .pdf. */
export function pdfFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${plain === '' ? 'deal-report' : plain}.pdf`;
}

/**
 * Gives a finished file to the person: the share sheet on a phone that takes files, a download everywhere else. A phone
 * may refuse to share once the press is too long ago; the download does not.
 */
export async function handOverFile(file: File): Promise<'shared' | 'downloaded' | 'cancelled'> {
  if (matchMedia('(pointer: coarse)').matches && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
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
