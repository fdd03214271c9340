import { useRouter } from '@tanstack/react-router';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { SignOutForm } from '../../../parts/account/SignOutForm.tsx';
import type { User } from '../../../../account/user.ts';

/** Sign-out options when there are unsynced changes: on this device or everywhere, and keeping or removing the data. */
export function SignOutSheet({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { navigate } = useRouter();
  const leave = () => {
    onClose();
    void navigate({ to: '/auth' });
  };
  return (
    <Sheet open onClose={onClose} title="Sign out">
      <SignOutForm user={user} onSignedOut={leave} />
    </Sheet>
  );
}
