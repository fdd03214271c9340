import { useEffect, useRef, type ReactNode } from 'react';

interface BesideFootProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel above the foot of the side navigation: a native popover, closed by Esc or a click elsewhere. */
export function FooterPopover({ onClose, children }: BesideFootProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (element === null || element.matches(':popover-open')) return;
    element.showPopover();
    element.focus();
  }, []);
  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-label="Me"
      tabIndex={-1}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
      className="fixed top-auto right-auto bottom-20 left-3.5 m-0 max-h-[80dvh] w-72 overflow-y-auto rounded-2 border border-line bg-card p-3 text-ink shadow-2 outline-none backdrop:bg-transparent"
    >
      {children}
    </dialog>
  );
}
