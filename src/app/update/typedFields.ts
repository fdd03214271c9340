const texts = 'textarea, input:is([type=text], [type=url], [type=email], [type=number], :not([type]))';
/** Cells and searches keep nothing that a reload could lose: a cell stores its number when it is left. */
const cell = '[inputmode=decimal]:not([aria-invalid=true])';

/** The fields somebody typed into on this page, as far as their words are stored nowhere. */
export interface TypedFields {
  /** Those that still hold words; what is stored when it is left is left first. */
  unsaved(): readonly HTMLElement[];
}

/**
 * Watches what is typed. A field counts until it is emptied or leaves the page, as one does when its form has been sent; one marked
 * `data-kept`, or inside something so marked, is kept by its screen letter by letter and never counts.
 */
export function watchTypedFields(): TypedFields {
  // Words may stand in a form before anybody watches.
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
