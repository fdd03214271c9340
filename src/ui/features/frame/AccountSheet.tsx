import type { AccountState } from '../../../account/account.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { AccountPanel } from './AccountPanel.tsx';

interface AccountSheetProps {
  readonly state: AccountState;
  readonly onClose: () => void;
}

/** The phone's account sheet; loads when it is first opened. */
export function AccountSheet({ state, onClose }: AccountSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Account">
      <AccountPanel state={state} />
    </Sheet>
  );
}
