import { handover } from './handover.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Keeps what is done to a prerendered page before React has hydrated it, because React takes up only events that come after its code.
 * A field's text or choice is kept as it is now, and of the pressed buttons the last. A part of the page that is hydrated later stands in
 * an element with its name as `data-part`. Once a part is hydrated, `handover.replay` types, chooses and presses the same again, on the same
 * elements. Until then no form is sent, as the browser's own way to send one would leave the page.
 */
export function recordInput(): void {
  const typed = new Map<Field, string>();
  let pressed: HTMLButtonElement | null = null;
  on('input', (target) => isField(target) && typed.set(target, target.value));
  on('click', (target, event) => {
    const button = target.closest('button');
    if (button === null) return;
    pressed = button;
    // React would hydrate the part for it where it can, and the press would count twice.
    event.stopPropagation();
  });
  on('submit', (_, event) => event.preventDefault());
  handover.replay = (part) => {
    if (part === null) delete pageRoot()?.dataset['prerendered'];
    else delete document.querySelector<HTMLElement>(`[data-part=${part}]`)?.dataset['part'];
    for (const [field, value] of [...typed].filter(([each]) => isHydrated(each))) {
      typed.delete(field);
      repeat(field, value);
    }
    if (pressed === null || !isHydrated(pressed)) return;
    const button = pressed;
    pressed = null;
    button.click();
  };
}

const pageRoot = (): HTMLElement | null => document.getElementById('root');

const isHydrated = (element: Element): boolean =>
  pageRoot()?.dataset['prerendered'] === undefined && element.closest('[data-part]') === null;

const isField = (element: Element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Listens to what is done to parts that are not hydrated, before React does, which stops what it cannot handle yet. */
function on(type: string, listener: (target: Element, event: Event) => void): void {
  const hear = (event: Event): void => {
    if (event.target instanceof Element && !isHydrated(event.target)) listener(event.target, event);
  };
  document.addEventListener(type, hear, { capture: true });
}

/** Tells React of a value that was there when it hydrated the field: it compares with what it last set itself. */
function repeat(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'radio' || field.type === 'checkbox') {
    // A radio button that another took the place of has nothing to tell.
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  } else {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
