import { handover } from './handover.ts';

const partOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-part]');

const isHydrated = (element: Element): boolean => pageRoot()?.dataset['prerendered'] === undefined && partOf(element) === null;

const pageRoot = (): HTMLElement | null => document.getElementById('root');

/** Listens to what is done to parts that are not hydrated. */
const on = (type: string, listener: (target: Element, event: Event) => void): void =>
  document.addEventListener(type, (event) => event.target instanceof Element && !isHydrated(event.target) && listener(event.target, event));

/**
 * Keeps what is typed and pressed where React has not hydrated the page yet, for `handover.replay`: React takes up only events that come after
 * it has the code, and the elements stay the same.
 */
export function recordInput(): void {
  const typed = new Set<HTMLInputElement>();
  let pressed: HTMLButtonElement | null = null;
  on('input', (target) => target instanceof HTMLInputElement && typed.add(target));
  on('click', (target) => {
    pressed = target.closest('button') ?? pressed;
  });
  // The browser's own way would leave the page.
  on('submit', (_, event) => event.preventDefault());
  handover.replay = (part) => {
    if (part === null) delete pageRoot()?.dataset['prerendered'];
    else delete document.querySelector<HTMLElement>(`[data-part=${part}]`)?.dataset['part'];
    for (const field of [...typed].filter(isHydrated)) {
      typed.delete(field);
      retype(field);
    }
    if (pressed === null || !isHydrated(pressed)) return;
    const button = pressed;
    pressed = null;
    button.click();
  };
}

/** Tells React of text that was there when it hydrated the field: it compares with what it last set itself. */
function retype(field: HTMLInputElement): void {
  const { value } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
