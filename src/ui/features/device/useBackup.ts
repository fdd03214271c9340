import { useState } from 'react';
import { noteBackup } from '../../../data/view/cached/backupState.ts';
import { useBackups } from '../../hooks/useBackups.ts';
import { useClock } from '../../hooks/useClock.ts';
import { usePerson } from '../../hooks/usePerson.ts';
import { saveOrShareFile } from '../../parts/files/saveOrShareFile.ts';
import { sizeText } from '../../components/figure/sizeText.ts';

interface Backing {
  readonly busy: boolean;
  /** Result of the last backup; '' before the first. */
  readonly told: string;
  readonly make: (withFiles: boolean) => Promise<void>;
}

/** Creates a backup and downloads it as a file. */
export function useBackup(): Backing {
  const { now } = useClock();
  const { view } = usePerson();
  const backups = useBackups();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const make = async (withFiles: boolean): Promise<void> => {
    setBusy(true);
    setTold('');
    const made = await backups.makeBackup({ withFiles });
    if (!made.ok) setTold('message' in made.error ? made.error.message : 'Couldn’t create the backup. Try again.');
    else {
      const name = `yardstick-backup-${new Date(now()).toISOString().slice(0, 10)}.json.gz`;
      const answer = await saveOrShareFile(new File([made.value], name, { type: 'application/gzip' }));
      if (answer !== 'cancelled') {
        await noteBackup(view, now()).catch(() => undefined);
        setTold(`Saved ${name}, ${sizeText(made.value.size)}. Keep it somewhere other than this device.`);
      }
    }
    setBusy(false);
  };
  return { busy, told, make };
}
