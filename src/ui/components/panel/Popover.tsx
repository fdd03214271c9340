import type { ReactNode } from 'react';
import { usePopover } from './usePopover.ts';

interface PopoverProps {
  /** The button's accessible name. */
  readonly label: string;
  /** The button's content; defaults to a small "i". */
  readonly trigger?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const tip =
  'inline-grid size-6 place-items-center rounded-full border border-line-strong text-[13px] leading-none font-semibold text-ink-2 hover:text-ink pointer-coarse:size-11';

/** Text or controls next to a button, opened by click, not hover. */
export function Popover({ label, trigger, className = tip, children }: PopoverProps) {
  const { trigger: button, panel, id, place } = usePopover();
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-label={label} className={className}>
        {trigger ?? <span aria-hidden="true">i</span>}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        onToggle={place}
        className="fixed m-0 max-h-[70dvh] max-w-[min(22rem,calc(100vw-1rem))] overflow-y-auto rounded-2 border border-line bg-card p-4 text-sm text-ink-2 shadow-2"
      >
        {children}
      </div>
    </>
  );
}
