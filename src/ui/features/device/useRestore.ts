import { useState } from 'react';
import type { RestoreChoice, RestorePreview } from '../../../data/backups.ts';
import { useBackups } from '../../hooks/useBackups.ts';
import { countWords } from '../../components/figure/sizeWords.ts';

interface Chosen {
  readonly file: File;
  readonly choice: RestoreChoice;
  readonly preview: RestorePreview;
}

interface Restoring {
  readonly busy: boolean;
  readonly chosen: Chosen | null;
  /** What came of the last press. */
  readonly told: string;
  readonly look: (file: File, choice: RestoreChoice) => Promise<void>;
  readonly apply: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export const plainMerge: RestoreChoice = { withDeleted: false, preferBackup: false };

/** A backup file looked through, then merged at the person's word, and taken back at their word. */
export function useRestore(): Restoring {
  const backups = useBackups();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [told, setTold] = useState('');
  const during = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setTold(await work());
    setBusy(false);
  };
  return {
    busy,
    chosen,
    told,
    look: (file, choice) =>
      during(async () => {
        const preview = await backups.previewBackup(file, choice);
        setChosen(preview.ok ? { file, choice, preview: preview.value } : null);
        return preview.ok ? '' : failureWords(preview.error);
      }),
    apply: () =>
      during(async () => {
        if (chosen === null) return '';
        const restored = await backups.restoreBackup(chosen.file, chosen.choice);
        if (!restored.ok) return `${failureWords(restored.error)} Nothing that was here is lost; restore the same file again.`;
        setChosen(null);
        const { added, changed, files } = restored.value;
        return `Restored: ${countWords(added, 'record')} added, ${changed} changed, ${countWords(files, 'file')}.`;
      }),
    undo: () =>
      during(async () => {
        const undone = await backups.undoRestore();
        return undone.ok
          ? `Taken back: ${countWords(undone.value, 'record')}. What you changed since was left.`
          : failureWords(undone.error);
      }),
  };
}

const failureWords = (failure: { readonly kind: string } | { readonly message: string }): string =>
  'message' in failure ? failure.message : 'The storage of this device did not answer. Try again.';
