import { urlFieldId } from './urlFieldId.ts';
import { handover } from './handover.ts';

/**
 * Handles files dropped anywhere on the page and page source pasted outside fields, both before and after the app starts. Without it, the
 * browser would navigate to a dropped file. Other handlers take precedence by calling `preventDefault`. The app reads the files from
 * `handover.files` and is notified through `handover.onFiles`.
 */
export function catchFiles(): void {
  addEventListener('dragover', (event) => mark(isOurs(event)));
  addEventListener('dragleave', (event) => event.relatedTarget === null && mark(false));
  addEventListener('drop', (event) => {
    mark(false);
    if (isOurs(event)) keep([...(event.dataTransfer?.files ?? [])]);
  });
  handover.paste = pastePage;
  const paste = (event: ClipboardEvent): void => {
    const field = event.target instanceof Element ? event.target.closest('input, textarea, [contenteditable]') : null;
    if ((field !== null && field.id !== urlFieldId) || !pastePage(event.clipboardData?.getData('text') ?? '')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('paste', paste, { capture: true });
}

/** Whether no other handler has claimed the dragged files, so that they can be dropped here. */
function isOurs(event: DragEvent): boolean {
  const types = event.dataTransfer?.types ?? [];
  // An image dragged from a page is both a file and HTML.
  if (event.defaultPrevented || !types.includes('Files') || types.includes('text/html')) return false;
  event.preventDefault();
  return true;
}

/** The style sheet shows a drop overlay for `data-dropping`. */
const mark = (dropping: boolean): void => void document.documentElement.toggleAttribute('data-dropping', dropping);

/** Whether the text was page source and was accepted. */
function pastePage(text: string): boolean {
  if (!/^\s*<(?:!doctype|!--|html)/i.test(text)) return false;
  keep([new File([text], 'Pasted page', { type: 'text/html' })]);
  return true;
}

function keep(files: readonly File[]): void {
  handover.files.push(...files);
  handover.onFiles?.();
}
