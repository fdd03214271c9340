/** The prerendered parts that stand until their live ones come, by name; found before the first live page takes their place. */
const parts = new Map(
  [...(globalThis.document?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].map((part) => [part.dataset['part'] ?? '', part]),
);

/** A part as it was prerendered; null where the page did not begin with it, or it has been put to use. */
export const keptPart = (name: string): HTMLElement | null => parts.get(name) ?? null;

/** Moves what the part holds to its new place. A part serves once: its content is then the page's. */
export function placeKept(name: string, place: HTMLElement): void {
  place.append(...(parts.get(name)?.childNodes ?? []));
  parts.delete(name);
}
