import { changeWatchSetting, useWatchSetting } from '../../../../data/device/listingWatch.ts';
import { Switch } from '../../../components/field/Switch.tsx';
import { ProgressBar } from '../../../components/figure/ProgressBar.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePerson } from '../../../hooks/usePerson.ts';
import type { RecheckAllState } from './useRecheckAll.ts';

interface CheckSheetProps {
  readonly ids: readonly string[];
  readonly many: RecheckAllState;
  readonly onClose: () => void;
}

/** Re-checks the listings shown, now or once a day. */
export function RecheckSheet({ ids, many, onClose }: CheckSheetProps) {
  const { view } = usePerson();
  const { daily } = useWatchSetting(view);
  const { progress, check, stop } = many;
  const count = `${ids.length} ${ids.length === 1 ? 'listing' : 'listings'}`;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Check listings again"
      actions={
        progress === null ? (
          <Button look="primary" disabled={ids.length === 0} data-testid="check-all" onClick={() => void check(ids)}>
            {`Check ${count}`}
          </Button>
        ) : (
          <Button data-testid="check-stop" onClick={stop}>
            Stop
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          Re-checks the listings shown here and tells you which were reduced, sold subject to contract, withdrawn or relisted. Your own
          figures don’t change, and checks don’t use any analyses. You can check each listing four times a day, up to 200 checks a day.
        </p>
        {progress === null ? null : (
          <ProgressBar
            label="Checking"
            part={progress.done / Math.max(1, progress.total)}
            text={`${progress.done} of ${progress.total} listings`}
          />
        )}
        <Switch
          label="Check saved deals once a day"
          hint="Runs while the app is open and online. Searches have their own switch, on their progress page."
          checked={daily}
          onChange={(on) => void changeWatchSetting(view, { daily: on })}
          testId="check-daily"
        />
      </div>
    </Sheet>
  );
}
