import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './topDialog.ts';

/** Renders its children inside and above the open modal dialog, because anything outside it is inert. */
export function AboveDialogs({ children }: { readonly children: ReactNode }) {
  const top = useTopDialog();
  if (top === null) return children;
  return createPortal(
    <div popover="manual" ref={show} className="inset-0 m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      {children}
    </div>,
    top,
  );
}

const show = (element: HTMLDivElement | null): void => element?.showPopover();
