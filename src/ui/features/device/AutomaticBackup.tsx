import { useState } from 'react';
import { requestFilePermission, backUpToFile, type AutomaticAnswer } from '../../../data/device/automaticBackup.ts';
import { keepBackupFile, type BackupFile } from '../../../data/view/cached/backupState.ts';
import { Button } from '../../components/press/Button.tsx';
import { useBackups } from '../../hooks/useBackups.ts';
import { useClock } from '../../hooks/useClock.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { chooseBackupFile, choosesFiles } from './chooseBackupFile.ts';
import { dateTimeText } from '../../components/figure/sizeText.ts';

const answers: Readonly<Record<AutomaticAnswer, string>> = {
  none: '',
  written: 'Backup saved.',
  unchanged: 'The backup is already up to date.',
  asks: 'Your browser needs your permission to write to the file.',
  gone: 'Couldn’t write the file. It may have been moved or deleted. Choose a file again.',
  failed: 'Device storage isn’t responding. Try again.',
};

/** Keeps a chosen file up to date after changes, in browsers that support it. */
export function AutomaticBackup({ file }: { readonly file: BackupFile | null }) {
  const { now } = useClock();
  const { view } = usePerson();
  const backups = useBackups();
  const [message, setMessage] = useState('');
  const write = async (): Promise<void> =>
    setMessage(answers[await backUpToFile({ view, makeBackup: backups.makeBackup, stateHash: backups.stateHash, now })]);
  const choose = async (): Promise<void> => {
    const handle = await chooseBackupFile();
    if (handle === null) return;
    await keepBackupFile(view, { handle, at: null, stateHash: null });
    await write();
  };
  const again = async (chosen: BackupFile): Promise<void> => ((await requestFilePermission(chosen)) ? write() : setMessage(answers.asks));
  if (!choosesFiles())
    return <p className="text-sm text-ink-2">This browser can’t update a backup file automatically. Save a backup regularly.</p>;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-semibold">Automatic backup</h3>
      {file === null ? (
        <p className="text-sm text-ink-2">
          Choose a file once. While the app is open, the file is updated within five minutes of a change.
        </p>
      ) : (
        <p className="text-sm" data-testid="backup-auto-file">
          {file.handle.name}: {file.at === null ? 'not saved yet' : `saved ${dateTimeText(file.at)}`}.
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
              Save now
            </Button>
            <Button look="quiet" onClick={() => void keepBackupFile(view, null)} data-testid="backup-auto-stop">
              Stop
            </Button>
          </>
        )}
      </div>
      <output className="text-sm text-ink-2">{message}</output>
    </div>
  );
}
