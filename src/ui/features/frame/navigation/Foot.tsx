import type { ReactNode } from 'react';
import type { AccountState } from '../../../../account/account.ts';
import { AmountsSwitch } from '../../../components/figure/amounts/AmountsSwitch.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';

/** The foot of the side navigation: the state of the person's work, what is switched often, and the account. */
export function Foot({ state, badge }: { readonly state: AccountState; readonly badge: ReactNode }) {
  return (
    <div className="grid gap-3 px-3">
      <div className="flex items-center justify-between gap-2">
        {badge ?? <span />}
        <span className="flex">
          <AmountsSwitch />
          <ThemeSwitch />
        </span>
      </div>
      <AccountPanel state={state} />
    </div>
  );
}
