import { useState } from 'react';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { useDevice } from '../../hooks/useDevice.ts';
import { handOverFile } from '../files/handOverFile.ts';
import { Problem } from './Problem.tsx';
import { lossText, onlyHereText } from './onlyHereText.ts';
import type { OnlyHere } from '../../hooks/serviceParts.ts';

interface LoseOnlyHereProps {
  readonly userId: string;
  /** What would be lost; null where it cannot be counted. */
  readonly onlyHere: OnlyHere | null;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}

/** Asks before what only this device has is removed, with its number and a way to keep a copy. */
export function LoseOnlyHere({ userId, onlyHere, onAgree, onCancel }: LoseOnlyHereProps) {
  const device = useDevice();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setProblem(null);
    try {
      for (const file of await (await device()).exportOnlyHere(userId)) await handOverFile(file);
    } catch {
      setProblem('This device’s storage did not hand over a copy. Try again.');
    }
  };
  return (
    <Sheet
      open
      onClose={onCancel}
      title="Remove what is only on this device?"
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
            ? 'The storage of this device does not answer, so the changes that were not sent cannot be counted. Removing your data now may lose some for good.'
            : onlyHereText(onlyHere)}
        </p>
        <div>
          <Button onClick={() => void save()} data-testid="lose-unsent-download">
            {onlyHere === null ? 'Download everything stored here' : 'Download a copy'}
          </Button>
        </div>
        <Problem text={problem} />
      </div>
    </Sheet>
  );
}
