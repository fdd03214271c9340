import { handover } from './handover.ts';

const root = (): HTMLElement | null => document.getElementById('root');

/** Markup that nothing listens to yet: the whole page at first, then the parts that were kept. */
const isMarkup = (element: Element): boolean => root()?.dataset['prerendered'] !== undefined || element.closest('[data-kept]') !== null;

/** What the same field or button is found by on the live page. */
function nameOf(element: HTMLInputElement | HTMLButtonElement): string {
  const own = element.dataset['testid'] ?? element.id;
  if (own !== '') return own;
  if (element instanceof HTMLInputElement) return `${element.type} ${element.value}`;
  return element.ariaLabel ?? element.textContent;
}

/** The live element of this name in sight, or null while there is only markup of it. */
function alive<Name extends 'input' | 'button'>(tag: Name, name: string): HTMLElementTagNameMap[Name] | null {
  const all = [...(root()?.querySelectorAll(tag) ?? [])];
  return all.find((element) => nameOf(element) === name && !isMarkup(element) && element.checkVisibility()) ?? null;
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** What a visitor did with markup, by the names of what they did it to. */
interface Done {
  readonly typed: Map<string, string>;
  readonly chosen: Map<string, boolean>;
  focused: string | null;
  pressed: string | null;
}

/**
 * Keeps what a visitor types and chooses, where the caret stands and what was pressed last, while the page is markup; `handover.resume` does
 * it again on the parts that are alive by then.
 */
export function watchVisitor(): void {
  const stop = new AbortController();
  const done: Done = { typed: new Map(), chosen: new Map(), focused: null, pressed: null };
  const on = (name: string, listener: (target: Element, event: Event) => void): void =>
    document.addEventListener(name, (event) => event.target instanceof Element && isMarkup(event.target) && listener(event.target, event), {
      signal: stop.signal,
    });
  on('input', (target) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (isChoice(target)) done.chosen.set(nameOf(target), target.checked);
    else done.typed.set(nameOf(target), target.value);
  });
  on('focusin', (target) => (done.focused = target instanceof HTMLInputElement ? nameOf(target) : null));
  // A field that loses the focus because it is taken away still had it.
  on('focusout', (target) =>
    queueMicrotask(() => {
      if (target.isConnected && target instanceof HTMLInputElement && done.focused === nameOf(target)) done.focused = null;
    }),
  );
  on('click', (target) => {
    const button = target.closest('button');
    if (button !== null) done.pressed = nameOf(button);
  });
  // The browser's own way would leave the page.
  on('submit', (_, event) => event.preventDefault());
  handover.resume = () => {
    delete root()?.dataset['prerendered'];
    doAgain(done);
    if (root()?.querySelector('[data-kept]') !== null) return;
    stop.abort();
    handover.resume = null;
  };
}

/** Does once more what can be done by now, and forgets it. */
function doAgain(done: Done): void {
  for (const [name, text] of done.typed) {
    const field = alive('input', name);
    if (field !== null) done.typed.delete(name);
    if (field !== null && field.value !== text) typeInto(field, text);
  }
  for (const [name, checked] of done.chosen) {
    const field = alive('input', name);
    if (field !== null) done.chosen.delete(name);
    if (field !== null && field.checked !== checked) field.click();
  }
  const caret = done.focused === null ? null : alive('input', done.focused);
  if (caret !== null) done.focused = null;
  caret?.focus();
  const button = done.pressed === null ? null : alive('button', done.pressed);
  if (button !== null) done.pressed = null;
  button?.click();
}

/** As a person types: past React's own setter, which would take the value for one it knows. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
