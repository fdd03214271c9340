import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { rovingIndex } from './rovingIndex.ts';

interface ToolbarProps {
  readonly label: string;
  /** Stays at the top while its content scrolls. */
  readonly sticky?: boolean;
  readonly children: ReactNode;
}

/** A group of controls. Left and right arrows also move between its buttons. */
export function Toolbar({ label, sticky = false, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLButtonElement) || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const next = rovingIndex({ key: event.key, at: buttons.indexOf(event.target), count: buttons.length });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className={`flex flex-wrap items-center gap-2 print:hidden ${sticky ? 'sticky top-0 z-20 -mx-1 border-b border-line bg-paper px-1 py-2' : ''}`}
    >
      {children}
    </div>
  );
}
