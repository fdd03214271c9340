import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { rovingIndex } from './rovingIndex.ts';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabsProps<Key extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly active: Key;
  readonly onChange: (key: Key) => void;
  /** The active tab's panel. */
  readonly children: ReactNode;
}

/** Tabs with one Tab stop. The arrow keys, Home and End move between tabs and open them. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = rovingIndex({ key: event.key, at: tabs.findIndex((tab) => tab.key === active), count: tabs.length });
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className="min-h-11 shrink-0 border-b-2 border-transparent px-3 text-[15px] whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-selected:border-brand aria-selected:font-semibold aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className="min-w-0">
        {children}
      </div>
    </div>
  );
}
