import { urlFieldId } from './urlFieldId.ts';
import { handover } from './handover.ts';

/**
 * Takes files dropped anywhere on the page, and a page's source pasted outside the fields, before the app runs as after it: the browser
 * itself would leave the page for a dropped file. What a part of the page takes (`preventDefault`) is left to it. The app takes them from
 * `handover.files`, and is told of each by `handover.onFiles`.
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

/** Whether files are dragged that nothing else takes; the browser then lets them be dropped here. */
function isOurs(event: DragEvent): boolean {
  const types = event.dataTransfer?.types ?? [];
  // A picture dragged from a page is a file too, and markup.
  if (event.defaultPrevented || !types.includes('Files') || types.includes('text/html')) return false;
  event.preventDefault();
  return true;
}

/** The style sheet says over the whole page that it takes files (`data-dropping`). */
const mark = (dropping: boolean): void => void document.documentElement.toggleAttribute('data-dropping', dropping);

/** Whether a text is a page's source, and was taken as one. */
function pastePage(text: string): boolean {
  if (!/^\s*<(?:!doctype|!--|html)/i.test(text)) return false;
  keep([new File([text], 'Pasted page', { type: 'text/html' })]);
  return true;
}

function keep(files: readonly File[]): void {
  handover.files.push(...files);
  handover.onFiles?.();
}
