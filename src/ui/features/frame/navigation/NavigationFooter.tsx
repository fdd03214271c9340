import type { ReactNode } from 'react';
import type { AccountState } from '../../../../account/account.ts';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { PersonButton } from '../person/PersonButton.tsx';

interface FootProps {
  readonly state: AccountState;
  readonly badge: ReactNode;
  readonly isMenuOpen: boolean;
  readonly onMe: () => void;
}

/** The foot of the side navigation: sync status and the user. */
export function NavigationFooter({ state, badge, isMenuOpen, onMe }: FootProps) {
  return (
    <div className="grid gap-2">
      <div className="flex min-h-11 items-center px-3">{badge}</div>
      {state.kind === 'anonymous' ? (
        <LinkButton to="/auth" size="small">
          Sign in
        </LinkButton>
      ) : null}
      <PersonButton state={state} isOpen={isMenuOpen} onPress={onMe} />
    </div>
  );
}
