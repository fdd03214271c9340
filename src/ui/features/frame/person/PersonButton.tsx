import { personIn, type AccountState } from '../../../../account/account.ts';
import { Glyph } from '../../../components/press/Glyph.tsx';

interface PersonButtonProps {
  readonly state: AccountState;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the user menu. Labelled with the user's email, if known. */
export function PersonButton({ state, isOpen, onPress }: PersonButtonProps) {
  const email = personIn(state)?.email;
  return (
    <button
      type="button"
      onClick={onPress}
      data-testid="me-open"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={email === undefined ? 'Me' : `Me: ${email}`}
      className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-lg px-3 text-left text-[15px] text-ink-2 hover:bg-sunk hover:text-ink"
    >
      <Glyph name="person" className="size-[18px] shrink-0" />
      <span className="min-w-0 flex-1 truncate">{email ?? 'Me'}</span>
      <Glyph name="more" className="size-[18px] shrink-0" />
    </button>
  );
}
