import { useState } from 'react';
import { askAgain, backUpToFile, type AutomaticAnswer } from '../../../data/device/automaticBackup.ts';
import { keepBackupFile, type BackupFile } from '../../../data/view/cached/backupState.ts';
import { Button } from '../../components/press/Button.tsx';
import { useBackups } from '../../hooks/useBackups.ts';
import { useClock } from '../../hooks/useClock.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { chooseBackupFile, choosesFiles } from './chooseBackupFile.ts';
import { momentWords } from '../../components/figure/sizeWords.ts';

const answers: Readonly<Record<AutomaticAnswer, string>> = {
  none: '',
  written: 'The file was written.',
  unchanged: 'The file has everything already.',
  asks: 'The browser asks for your permission to write to the file first.',
  gone: 'The file could not be written. It may have been moved or deleted: choose one again.',
  failed: 'The storage of this device did not answer. Try again.',
};

/** A file of the person's that is written anew whenever something changed, where the browser can. */
export function AutomaticBackup({ file }: { readonly file: BackupFile | null }) {
  const { now } = useClock();
  const { view } = usePerson();
  const backups = useBackups();
  const [told, setTold] = useState('');
  const write = async (): Promise<void> =>
    setTold(answers[await backUpToFile({ view, makeBackup: backups.makeBackup, stateHash: backups.stateHash, now })]);
  const choose = async (): Promise<void> => {
    const handle = await chooseBackupFile();
    if (handle === null) return;
    await keepBackupFile(view, { handle, at: null, stateHash: null });
    await write();
  };
  const again = async (chosen: BackupFile): Promise<void> => ((await askAgain(chosen)) ? write() : setTold(answers.asks));
  if (!choosesFiles())
    return <p className="text-sm text-ink-2">This browser cannot keep a file up to date by itself; save a backup now and then.</p>;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-semibold">Automatic backup</h3>
      {file === null ? (
        <p className="text-sm text-ink-2">Choose a file once; while the app is open it is written anew within five minutes of a change.</p>
      ) : (
        <p className="text-sm" data-testid="backup-auto-file">
          {file.handle.name}: {file.at === null ? 'not written yet' : `written ${momentWords(file.at)}`}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {file === null ? (
          <Button onClick={() => void choose()} data-testid="backup-auto">
            Choose a file
          </Button>
        ) : (
          <>
            <Button onClick={() => void again(file)} data-testid="backup-auto-now">
              Write it now
            </Button>
            <Button look="quiet" onClick={() => void keepBackupFile(view, null)} data-testid="backup-auto-stop">
              Stop
            </Button>
          </>
        )}
      </div>
      <output className="text-sm text-ink-2">{told}</output>
    </div>
  );
}
