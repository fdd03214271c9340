import { useCallback, useId, useRef, type RefObject, type ToggleEvent } from 'react';
import { placePopover } from './placePopover.ts';

interface PopoverParts {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly id: string;
  /** For the panel's onToggle: positions it near the trigger on open. */
  readonly place: (event: ToggleEvent) => void;
  readonly close: () => void;
}

/** A native popover near its button. The browser opens and closes it, including on Esc and an outside click. */
export function usePopover(): PopoverParts {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const place = useCallback((event: ToggleEvent) => {
    const [from, shown] = [trigger.current, panel.current];
    if (event.newState !== 'open' || from === null || shown === null) return;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placePopover(from.getBoundingClientRect(), shown.getBoundingClientRect(), room);
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  }, []);
  const close = useCallback(() => {
    panel.current?.hidePopover();
    trigger.current?.focus();
  }, []);
  return { trigger, panel, id, place, close };
}
