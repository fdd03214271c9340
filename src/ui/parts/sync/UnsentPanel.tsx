import { useState } from 'react';
import { readText } from '../../../data/files/readFile.ts';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useSyncControl } from '../../hooks/useSyncControl.ts';
import { handOverFile } from '../files/handOverFile.ts';

/** A file of everything that only this device knows, and the way back for it; both work without a connection. */
export function UnsentPanel() {
  const { now } = useClock();
  const sync = useSyncControl();
  const [told, setTold] = useState('');
  const save = async () => {
    const text = await sync.exportUnsent();
    if (text === null) return setTold('The storage of this device did not answer. Try again.');
    const name = `yardstick-unsent-${new Date(now()).toISOString().slice(0, 10)}.json`;
    await handOverFile(new File([text], name, { type: 'application/json' }));
  };
  const bringBack = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = await readText(file, 'unsent');
    if (!text.ok) return setTold(text.error);
    const taken = await sync.importUnsent(text.value);
    setTold(taken.ok ? broughtWords(taken.value) : 'message' in taken.error ? taken.error.message : 'The file could not be read.');
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">Changes not sent yet</h3>
      <p>A file of everything that only this device has. It also works offline, and can be brought back here.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button data-testid="unsent-download" onClick={() => void save()}>
          Download them
        </Button>
        <label className="inline-flex min-h-11 items-center gap-2">
          Bring a file back
          <input
            type="file"
            accept="application/json,.json"
            data-testid="unsent-file"
            onChange={(event) => void bringBack(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <output data-testid="unsent-told">{told}</output>
    </section>
  );
}

function broughtWords({ records, captures }: { readonly records: number; readonly captures: number }): string {
  if (records + captures === 0) return 'Everything in the file is here already.';
  return `Brought back: ${records} ${records === 1 ? 'record' : 'records'}, ${captures} ${captures === 1 ? 'link' : 'links'}.`;
}
