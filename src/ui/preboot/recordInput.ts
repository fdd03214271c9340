import { handover } from './handover.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Records input on a prerendered page before React hydrates it, because React handles only events after its code has loaded. Keeps each
 * field's current text or choice, and the last button pressed. A part hydrated later is inside an element whose `data-part` is its name.
 * Once a part is hydrated, `handover.replay` repeats the input on the same elements. Until then no form is submitted, because native
 * submission would leave the page.
 */
export function recordInput(): void {
  const typed = new Map<Field, string>();
  let pressed: HTMLButtonElement | null = null;
  on('input', (target) => isField(target) && typed.set(target, target.value));
  on('click', (target, event) => {
    const button = target.closest('button');
    if (button === null) return;
    pressed = button;
    // If React could hydrate the part, it would do so for this event, and the click would count twice.
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

/** Listens on unhydrated parts before React, which stops events it cannot handle yet. */
function on(type: string, listener: (target: Element, event: Event) => void): void {
  const handle = (event: Event): void => {
    if (event.target instanceof Element && !isHydrated(event.target)) listener(event.target, event);
  };
  document.addEventListener(type, handle, { capture: true });
}

/**
 * Makes React notice a value that the field already had when it was hydrated. React ignores an event unless the value differs from the one
 * it last set.
 */
function repeat(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'radio' || field.type === 'checkbox') {
    // A radio button that is no longer selected needs no event.
    if (field.type === 'radio' && !field.checked) return;
    field.checked = !field.checked;
    field.click();
  } else {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
