import type { ReactNode } from 'react';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';

interface ConfirmSheetProps {
  readonly title: string;
  /** The label of the button that does it. */
  readonly action: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** What will happen. */
  readonly children: ReactNode;
}

/** Asks before something that other people notice. */
export function ConfirmSheet({ title, action, onCancel, onConfirm, children }: ConfirmSheetProps) {
  return (
    <Sheet
      open
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button className="min-h-11" onClick={onCancel}>
            Cancel
          </Button>
          <Button look="danger" className="min-h-11" onClick={onConfirm} data-testid="confirm-action">
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
