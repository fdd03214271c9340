import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { CrossIcon } from '../press/CrossIcon.tsx';
import { IconButton } from '../press/IconButton.tsx';
import { noteOpenDialog } from './topDialog.ts';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, always visible. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

/**
 * A native modal dialog, at the bottom on a phone and in the middle on a desktop. The browser traps and
 * restores focus and handles Esc. A click on the backdrop closes it too.
 */
export function Sheet({ open, onClose, title, children, actions, wide = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    return open ? noteOpenDialog(element) : undefined;
  }, [open]);
  useRoomAboveKeyboard(dialog, open);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop, and Esc is the keyboard alternative
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`sheet m-0 mt-auto mb-[var(--keyboard,0px)] max-h-[min(88dvh,calc(100dvh-var(--keyboard,0px)-1rem))] w-full max-w-none overflow-hidden rounded-t-3 border border-line bg-card text-ink shadow-2 sm:m-auto sm:rounded-3 ${wide ? 'sm:max-w-3xl' : 'sm:max-w-lg'}`}
    >
      {open ? (
        <div className="flex max-h-[inherit] flex-col pb-[env(safe-area-inset-bottom)]">
          <header className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <h2 id={titleId} className="text-lg font-semibold tracking-tight">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <CrossIcon />
            </IconButton>
          </header>
          <div className="overflow-y-auto overscroll-contain p-5">{children}</div>
          {actions === undefined ? null : (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</footer>
          )}
        </div>
      ) : null}
    </dialog>
  );
}

/** Keeps the sheet above a phone's keyboard in browsers where the keyboard overlays the page. */
function useRoomAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!open || visualViewport === null) return undefined;
    const measure = () => {
      const hidden = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      // A smaller difference comes from a browser bar, and under pinch zoom the difference does not come from a keyboard.
      const keyboard = hidden > 120 && visualViewport.scale < 1.05 ? hidden : 0;
      dialog.current?.style.setProperty('--keyboard', `${Math.round(keyboard)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [dialog, open]);
}
