import { useEffect } from 'react';
import { currentActions } from '../../../parts/actions/actionRegistry.ts';
import { singleKeysOn } from './keySettings.ts';
import { readKeys, type KeyPress } from './readKeys.ts';

/** How long the first key of a pair waits for the second, in milliseconds. */
const pairMs = 1200;

/** Runs actions on their keyboard shortcuts. */
export function useKeys(): void {
  useEffect(() => {
    let pending: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      const actions = currentActions();
      const bindings = actions.flatMap(({ keys }) => (keys === undefined ? [] : [keys]));
      const reading = readKeys({ bindings, pending, singleKeys: singleKeysOn() }, pressOf(event));
      clearTimeout(timer);
      ({ pending } = reading);
      if (pending !== null) timer = setTimeout(() => (pending = null), pairMs);
      const action = reading.hit === null ? undefined : actions.findLast(({ keys }) => keys === reading.hit);
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, []);
}

const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  mod: event.metaKey || event.ctrlKey,
  shift: event.shiftKey,
  alt: event.altKey,
  inField: event.target instanceof HTMLElement && isField(event.target),
  inDialog: document.querySelector('dialog[open], :popover-open') !== null,
});

/**
 * Whether the element needs the keys itself, to type text or choose a value: inputs, selects and editable text, but not buttons or
 * checkboxes.
 */
function isField(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit', 'range'].includes(element.type);
  return element.isContentEditable || element.matches('textarea, select');
}
