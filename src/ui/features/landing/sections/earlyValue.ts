/** What a field of the prerendered page holds by the time its live one takes its place; `otherwise` where there is none. */
export function earlyValue(id: string, otherwise: string): string {
  const field = elementOf(id);
  return field !== null && field instanceof HTMLInputElement ? field.value : otherwise;
}

/** Whether an answer was opened before its section was alive. */
export function earlyOpen(id: string): boolean {
  const answer = elementOf(id);
  return answer !== null && answer instanceof HTMLDetailsElement && answer.open;
}

/** While building there is no page, nor any of its classes. */
const elementOf = (id: string): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById(id));
