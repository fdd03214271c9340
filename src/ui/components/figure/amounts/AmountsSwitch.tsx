import { useSyncExternalStore } from 'react';
import { Glyph } from '../../press/Glyph.tsx';
import { IconButton } from '../../press/IconButton.tsx';
import { amountsHidden } from './amountsHidden.ts';

/** Hides or shows amounts on this device's screens. */
export function AmountsSwitch() {
  const hidden = useSyncExternalStore(amountsHidden.subscribe, amountsHidden.current, () => false);
  return (
    <IconButton data-testid="amounts-switch" label={hidden ? 'Show amounts' : 'Hide amounts'} onClick={amountsHidden.toggle}>
      <Glyph name={hidden ? 'hidden' : 'eye'} />
    </IconButton>
  );
}
