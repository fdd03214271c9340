import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Column } from '../../../parts/dealColumns/columns.ts';
import type { HeaderActions } from './headerActions.ts';

interface HeadMenuProps {
  readonly id: string;
  readonly column: Column;
  readonly width: number;
  readonly calls: HeaderActions;
}

const stepPx = 24;

/** A column header's actions, as a list of buttons in a native popover. */
export function HeaderMenu({ id, column, width, calls }: HeadMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  // A table has many headers, so a menu's content is rendered only while open.
  const [open, setOpen] = useState(false);
  const item = (label: ReactNode, run: () => void, stays = false) => (
    <li>
      <button
        type="button"
        onClick={() => {
          if (!stays) menu.current?.hidePopover();
          run();
        }}
        className="min-h-9 w-full rounded-1 px-3 text-left text-sm text-ink hover:bg-sunk pointer-coarse:min-h-11"
      >
        {label}
      </button>
    </li>
  );
  const first = column.id === 'title';
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      onBeforeToggle={(event) => {
        if (event.newState === 'open') flushSync(() => setOpen(true));
      }}
      onToggle={(event) => {
        if (event.newState === 'open') placeUnder(event.currentTarget);
        else setOpen(false);
      }}
      className="fixed m-0 w-60 rounded-2 border border-line bg-card p-1.5 text-left font-normal text-ink shadow-2"
    >
      {!open || column.help === undefined ? null : (
        <p className="border-b border-line px-3 pt-1 pb-2 text-[13px] text-ink-2">{column.help}</p>
      )}
      {open ? (
        <ul>
          {item('Sort ascending', () => calls.sortBy(column, false, false))}
          {item('Sort descending', () => calls.sortBy(column, true, false))}
          {item('Also sort by this, ascending', () => calls.sortBy(column, false, true))}
          {item('Also sort by this, descending', () => calls.sortBy(column, true, true))}
          {item('Filter…', () => calls.filter(column))}
          {first ? null : item('Move left', () => calls.move(column, -1), true)}
          {first ? null : item('Move right', () => calls.move(column, 1), true)}
          {item('Wider', () => calls.resize(column, width + stepPx), true)}
          {item('Narrower', () => calls.resize(column, width - stepPx), true)}
          {first ? null : item('Hide column', () => calls.hide(column))}
        </ul>
      ) : null}
    </div>
  );
}

/** Places the menu under its header and inside the window. */
function placeUnder(menu: HTMLElement): void {
  const head = menu.parentElement?.getBoundingClientRect();
  if (head === undefined) return;
  menu.style.top = `${Math.max(8, Math.min(head.bottom + 2, innerHeight - menu.offsetHeight - 8))}px`;
  menu.style.left = `${Math.max(8, Math.min(head.left, innerWidth - menu.offsetWidth - 8))}px`;
}
