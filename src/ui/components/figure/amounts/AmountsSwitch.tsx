import { useSyncExternalStore } from 'react';
import { Glyph } from '../../press/Glyph.tsx';
import { IconButton } from '../../press/IconButton.tsx';
import { amountsHidden } from './amountsHidden.ts';

/** Hides amounts of money on this device's screens, for a train or a meeting, and shows them again. */
export function AmountsSwitch() {
  const hidden = useSyncExternalStore(amountsHidden.subscribe, amountsHidden.current, () => false);
  return (
    <IconButton data-testid="amounts-switch" label={hidden ? 'Show amounts' : 'Hide amounts'} onClick={amountsHidden.toggle}>
      <Glyph name={hidden ? 'hidden' : 'eye'} />
    </IconButton>
  );
}
