/** What a visitor did with the prerendered page before it was alive. */
export interface EarlyVisitor {
  readonly text: string;
  readonly focused: boolean;
  /** Presses again what was pressed too early: the live page has the same buttons in the same order. */
  readonly pressAgain: () => void;
}

let meet: () => EarlyVisitor | null = () => null;

const buttonsIn = (place: ParentNode): readonly HTMLButtonElement[] => [...place.querySelectorAll('button')];

/** Watches the markup until the live page has taken its place and asks once. */
export function watchEarlyVisitor(place: HTMLElement): void {
  const stop = new AbortController();
  let field = place.querySelector('input');
  let text = field?.value ?? '';
  let focused = field !== null && document.activeElement === field;
  let pressed: number | null = null;
  const on = (name: string, listener: (target: Element) => void): void =>
    place.addEventListener(name, ({ target }) => target instanceof Element && listener(target), { signal: stop.signal });

  on('input', (target) => {
    if (target instanceof HTMLInputElement) ({ value: text } = target);
  });
  on('focusin', (target) => {
    field = target instanceof HTMLInputElement ? target : null;
    focused = field !== null;
  });
  // A field that loses the focus because it is taken away still had it.
  on('focusout', () => queueMicrotask(() => (focused &&= field?.isConnected !== true || document.activeElement === field)));
  on('click', (target) => {
    const button = target.closest('button');
    if (button !== null) pressed = buttonsIn(place).indexOf(button);
  });
  meet = () => {
    stop.abort();
    meet = () => null;
    delete place.dataset['prerendered'];
    return { text, focused, pressAgain: () => void (pressed !== null && buttonsIn(place)[pressed]?.click()) };
  };
}

/** Null when nobody was there before the page was alive, or it was asked for already. */
export const meetEarlyVisitor = (): EarlyVisitor | null => meet();
