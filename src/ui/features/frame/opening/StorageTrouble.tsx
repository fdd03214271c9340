import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { useReplay } from '../../../preboot/useReplay.ts';
import { saveStoredCopy } from './saveStoredCopy.ts';

interface StorageTroubleProps {
  readonly kind: 'slow' | 'failed';
  readonly message: string;
  readonly onRetry: () => void;
}

/** The device's storage would not open: what that means and what to do, instead of a blank page. */
export function StorageTrouble({ kind, message, onRetry }: StorageTroubleProps) {
  // It may stand where a prerendered screen was to be hydrated.
  useReplay(null);
  const account = useAccount();
  const device = useDevice();
  const { now } = useClock();
  const [told, setTold] = useState('');
  const save = async (): Promise<void> => {
    const saved = await saveStoredCopy({ account, device, now });
    setTold(saved ? 'The copy was made.' : 'The browser does not hand over what is stored here. Nothing was changed.');
  };
  return (
    <section role="alert" data-testid="storage-trouble" className="mx-auto grid max-w-xl gap-4 px-4 py-16">
      <h1 className="text-2xl font-bold tracking-tight">
        {kind === 'slow' ? 'This is taking longer than it should' : 'Your deals could not be opened on this device'}
      </h1>
      <p className="text-ink-2">
        {kind === 'slow'
          ? 'The browser has not opened this app’s storage yet. Another tab with an older version often holds it: close the other Yardstick tabs, and this one goes on by itself.'
          : 'The browser refused this app’s storage. Nothing was deleted. Allow site data for this address, leave private browsing, or free some space on the device; then try again.'}
      </p>
      {message === '' ? null : <p className="text-sm break-words text-ink-3">The browser says: {message}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onRetry} data-testid="storage-retry">
          Try again
        </Button>
        <Button look="quiet" onClick={() => void save()} data-testid="storage-copy">
          Save a copy of what is stored
        </Button>
      </div>
      <output className="text-sm text-ink-2">{told}</output>
    </section>
  );
}
