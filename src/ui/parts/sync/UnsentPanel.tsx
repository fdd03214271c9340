import { useState } from 'react';
import { readText } from '../../../data/files/readFile.ts';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useSyncControl } from '../../hooks/useSyncControl.ts';
import { Editable } from '../teams/Editable.tsx';
import { saveOrShareFile } from '../files/saveOrShareFile.ts';

/** Downloads and restores a file of unsynced changes, even offline. */
export function UnsentPanel() {
  const { now } = useClock();
  const sync = useSyncControl();
  const [message, setMessage] = useState('');
  const save = async () => {
    const text = await sync.exportUnsent();
    if (text === null) return setMessage('Device storage isn’t responding. Try again.');
    const name = `yardstick-unsent-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await saveOrShareFile(new File([text], name, { type: 'application/json' }));
  };
  const bringBack = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await readText(file, 'unsent');
    if (!text.ok) return setMessage(text.error);
    const taken = await sync.importUnsent(text.value);
    setMessage(taken.ok ? restoredText(taken.value) : 'message' in taken.error ? taken.error.message : 'Couldn’t read the file.');
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Unsynced changes</h3>
      <p>Save a file of everything that exists only on this device. It works offline, and you can restore it here.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button data-testid="unsent-download" onClick={() => void save()}>
          Download
        </Button>
        <label className="inline-flex min-h-11 items-center gap-2">
          Restore a file
          <Editable>
            <input
              type="file"
              accept="application/json,.json"
              data-testid="unsent-file"
              onChange={(event) => void bringBack(event.currentTarget.files?.[0])}
            />
          </Editable>
        </label>
      </div>
      <output data-testid="unsent-told">{message}</output>
    </section>
  );
}

function restoredText({ records, captures }: { readonly records: number; readonly captures: number }): string {
  if (records + captures === 0) return 'Everything in the file is already on this device.';
  return `Restored: ${records} ${records === 1 ? 'record' : 'records'}, ${captures} ${captures === 1 ? 'link' : 'links'}.`;
}
