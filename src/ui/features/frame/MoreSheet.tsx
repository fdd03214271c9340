import type { AccountState } from '../../../account/account.ts';
import { AmountsSwitch } from '../../components/figure/amounts/AmountsSwitch.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Glyph } from '../../components/press/Glyph.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { accountScreens, mainScreens, type Destination } from './navigation/navigation.ts';
import { NavigationLink } from './navigation/NavigationLink.tsx';
import type { Overlay } from './overlay.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface MoreSheetProps {
  readonly state: AccountState;
  readonly onClose: () => void;
  readonly onOverlay: (overlay: Overlay) => void;
}

const item =
  'flex min-h-12 w-full items-center gap-3.5 rounded-lg px-2 text-left text-base text-ink no-underline hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold';

/** The phone's way to everything the bar has no room for. */
export function MoreSheet({ state, onClose, onOverlay }: MoreSheetProps) {
  const link = ({ to, label, glyph }: Destination) => (
    <NavigationLink
      key={to}
      to={to}
      label={label}
      glyph={glyph}
      onClick={onClose}
      className={item}
      glyphClassName="size-[22px] text-ink-2"
    />
  );
  return (
    <Sheet open onClose={onClose} title="More">
      <div className="grid gap-4">
        <nav aria-label="All screens" className="-mx-2 grid">
          <button type="button" onClick={() => onOverlay('palette')} className={item}>
            <Glyph name="search" className="size-[22px] text-ink-2" />
            Search and commands
          </button>
          {mainScreens.map(link)}
        </nav>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <span className="text-[15px]">Light or dark</span>
          <ThemeSwitch />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3">
          <span className="text-[15px]">Amounts of money</span>
          <AmountsSwitch />
        </div>
        <section aria-label="Account" className="border-t border-line pt-4">
          <nav aria-label="Account" className="-mx-2">
            {accountScreens.map(link)}
          </nav>
          <AccountPanel state={state} />
        </section>
      </div>
    </Sheet>
  );
}
