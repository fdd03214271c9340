import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { KeyHint } from '../press/KeyHint.tsx';
import { rovingIndex } from './rovingIndex.ts';
import { usePopover } from './usePopover.ts';

interface ItemLook {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  /** Destructive: shown in red, with Undo. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A command, or an external link that opens in a new tab. */
export type MenuItem = ItemLook & ({ readonly onChoose: () => void } | { readonly href: string });

interface MenuProps {
  /** Accessible name of the button and the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button's content; defaults to its label. */
  readonly children?: ReactNode;
  readonly className: string;
  readonly testId?: string;
}

/** A menu button with one Tab stop. The arrow keys, Home and End move between items, and Esc closes it. */
export function Menu({ label, items, children, className, testId }: MenuProps) {
  const { trigger, panel, id, place, close } = usePopover();
  const buttons = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
  const opened = (event: ToggleEvent) => {
    place(event);
    if (event.newState === 'open') buttons()[0]?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const list = buttons();
    const next = rovingIndex({ key: event.key, at: list.findIndex((each) => each === document.activeElement), count: list.length });
    if (next === null) return;
    event.preventDefault();
    list[next]?.focus();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        data-testid={testId}
        className={className}
      >
        {children ?? label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onToggle={opened}
        onKeyDown={key}
        className="fixed m-0 max-h-[70dvh] min-w-48 overflow-y-auto rounded-2 border border-line bg-card p-1.5 text-ink shadow-2"
      >
        {items.map((item) => (
          <Item key={item.id} item={item} onClose={close} />
        ))}
      </div>
    </>
  );
}

function Item({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const look = `flex min-h-10 w-full items-center justify-between gap-6 rounded-lg px-3 text-left text-[15px] -outline-offset-2 hover:bg-sunk focus:bg-sunk disabled:opacity-50 pointer-coarse:min-h-11 ${item.danger === true ? 'text-poor' : ''}`;
  if ('href' in item)
    return (
      <a
        href={item.href}
        target="_blank"
        rel="noreferrer noopener"
        role="menuitem"
        tabIndex={-1}
        data-testid={item.testId}
        onClick={onClose}
        className={look}
      >
        {item.label}
        <span aria-hidden="true">↗</span>
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      data-testid={item.testId}
      onClick={() => {
        onClose();
        item.onChoose();
      }}
      className={look}
    >
      {item.label}
      {item.keys === undefined ? null : <KeyHint keys={item.keys} />}
    </button>
  );
}
