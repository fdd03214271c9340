import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAccount } from '../../../hooks/useAccount.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDevice } from '../../../hooks/useDevice.ts';
import { useReplay } from '../../../preboot/useReplay.ts';
import { exportStoredData } from './exportStoredData.ts';

interface StorageTroubleProps {
  readonly kind: 'slow' | 'failed';
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown instead of a blank page when storage does not open: the cause and what to do. */
export function StorageError({ kind, message, onRetry }: StorageTroubleProps) {
  // This may replace a prerendered screen that has not been hydrated.
  useReplay(null);
  const account = useAccount();
  const device = useDevice();
  const { now } = useClock();
  const [copyMessage, setCopyMessage] = useState('');
  const save = async (): Promise<void> => {
    const saved = await exportStoredData({ account, device, now });
    setCopyMessage(saved ? 'Copy saved.' : 'Couldn’t read the stored data from your browser. Nothing has changed.');
  };
  return (
    <section role="alert" data-testid="storage-trouble" className="mx-auto grid max-w-xl gap-4 px-4 py-16">
      <h1 className="text-2xl font-bold tracking-tight">
        {kind === 'slow' ? 'This is taking longer than usual' : 'Couldn’t open your deals on this device'}
      </h1>
      <p className="text-ink-2">
        {kind === 'slow'
          ? 'Your browser hasn’t opened this app’s storage yet. An older version may be open in another tab. Close other Yardstick tabs to continue.'
          : 'Your browser blocked this app’s storage. Nothing was deleted. Allow site data for this site, leave private browsing or free some space on the device. Then try again.'}
      </p>
      {message === '' ? null : <p className="text-sm break-words text-ink-3">Browser message: {message}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onRetry} data-testid="storage-retry">
          Try again
        </Button>
        <Button look="quiet" onClick={() => void save()} data-testid="storage-copy">
          Save a copy of stored data
        </Button>
      </div>
      <output className="text-sm text-ink-2">{copyMessage}</output>
    </section>
  );
}
