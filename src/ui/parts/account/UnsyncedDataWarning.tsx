import { useState } from 'react';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { useDevice } from '../../hooks/useDevice.ts';
import { saveOrShareFile } from '../files/saveOrShareFile.ts';
import { FormError } from './FormError.tsx';
import { lossText, unsyncedDataText } from './unsyncedDataText.ts';
import type { UnsyncedData } from '../../hooks/serviceParts.ts';

interface LoseOnlyHereProps {
  readonly userId: string;
  /** What would be lost; null when it cannot be counted. */
  readonly onlyHere: UnsyncedData | null;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}

/** Asks before removing data that exists only on this device, with counts and a download. */
export function UnsyncedDataWarning({ userId, onlyHere, onAgree, onCancel }: LoseOnlyHereProps) {
  const device = useDevice();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    try {
      for (const file of await (await device()).exportOnlyHere(userId)) await saveOrShareFile(file);
    } catch {
      setProblem('Couldn’t create a copy of this device’s data. Try again.');
    }
  };
  return (
    <Sheet
      open
      onClose={onCancel}
      title="Remove data that’s only on this device?"
      actions={
        <>
          <Button onClick={onCancel} data-testid="lose-unsent-cancel">
            Keep my data
          </Button>
          <Button look="danger" onClick={onAgree} data-testid="lose-unsent-agree">
            {onlyHere === null ? 'Remove everything' : `Remove, and lose ${lossText(onlyHere)}`}
          </Button>
        </>
      }
    >
      <div data-testid="lose-unsent" className="grid gap-4">
        <p>
          {onlyHere === null
            ? 'Device storage isn’t responding, so we can’t count unsynced changes. Removing your data now may permanently delete some of them.'
            : unsyncedDataText(onlyHere)}
        </p>
        <div>
          <Button onClick={() => void save()} data-testid="lose-unsent-download">
            {onlyHere === null ? 'Download everything stored here' : 'Download a copy'}
          </Button>
        </div>
        <FormError text={problem} />
      </div>
    </Sheet>
  );
}
