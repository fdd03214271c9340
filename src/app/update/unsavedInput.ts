const texts = 'textarea, input:is([type=text], [type=url], [type=email], [type=number], :not([type]))';
/** Inputs that lose nothing in a reload: search fields, and cells, which store their number on blur. */
const cell = '[inputmode=decimal]:not([aria-invalid=true])';

/** The fields with typed text on this page that is not stored anywhere. */
export interface UnsavedInput {
  /** The fields that still have text, after blurring those that store on blur. */
  unsaved(): readonly HTMLElement[];
}

/**
 * Tracks unsaved input. A field counts until it is emptied or removed from the page, for example after its form is sent. Fields marked
 * `data-kept`, or inside such an element, are saved by their screen on every keystroke and never count.
 */
export function watchUnsavedInput(): UnsavedInput {
  // A form may contain text before watching starts.
  const typed = new Set(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)'));
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) typed.add(target);
  });
  return {
    unsaved: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const field of typed) if (!field.isConnected || field.value.trim() === '') typed.delete(field);
      return [...typed].filter(
        (field) => field.matches(texts) && field.closest('[data-kept]') === null && (field.form !== null || !field.matches(cell)),
      );
    },
  };
}
