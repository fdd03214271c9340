import { SettingsPanel } from './SettingsPanel.tsx';
import { SignOutForm } from '../../../parts/account/SignOutForm.tsx';
import type { User } from '../../../../account/user.ts';

interface SignOutPanelProps {
  readonly user: User;
  /** The session is over already: only what this device holds is left to decide on. */
  readonly ended?: boolean;
}

/** The sign-out among the account's settings. */
export const SignOutPanel = ({ user, ended = false }: SignOutPanelProps) => (
  <SettingsPanel title={ended ? 'Not you, or not signing in again?' : 'Sign out'}>
    <SignOutForm user={user} ended={ended} />
  </SettingsPanel>
);
