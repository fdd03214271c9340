import { SettingsPanel } from './SettingsPanel.tsx';
import { SignOutForm } from '../../../parts/account/SignOutForm.tsx';
import type { User } from '../../../../account/user.ts';

interface SignOutPanelProps {
  readonly user: User;
  /** Whether the session has already ended, leaving only this device's data to keep or remove. */
  readonly ended?: boolean;
}

/** The sign-out section of the account settings. */
export const SignOutPanel = ({ user, ended = false }: SignOutPanelProps) => (
  <SettingsPanel title={ended ? 'Not your account, or don’t want to sign in again?' : 'Sign out'}>
    <SignOutForm user={user} ended={ended} />
  </SettingsPanel>
);
