import { useState } from 'react';
import type { RestoreChoice, RestorePreview } from '../../../data/backups.ts';
import { useBackups } from '../../hooks/useBackups.ts';
import { countText } from '../../components/figure/sizeText.ts';

interface Chosen {
  readonly file: File;
  readonly choice: RestoreChoice;
  readonly preview: RestorePreview;
}

interface Restoring {
  readonly busy: boolean;
  readonly chosen: Chosen | null;
  /** Result of the last action. */
  readonly told: string;
  readonly look: (file: File, choice: RestoreChoice) => Promise<void>;
  readonly apply: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export const plainMerge: RestoreChoice = { withDeleted: false, preferBackup: false };

/** Previews a backup file, merges it on request and can undo the merge. */
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
        if (!restored.ok) return `${failureWords(restored.error)} Your existing data is safe. Restore the same file again.`;
        setChosen(null);
        const { added, changed, files } = restored.value;
        return `Restored: ${countText(added, 'record')} added, ${changed} changed, ${countText(files, 'file')}.`;
      }),
    undo: () =>
      during(async () => {
        const undone = await backups.undoRestore();
        return undone.ok ? `Undone: ${countText(undone.value, 'record')}. Changes you made since were kept.` : failureWords(undone.error);
      }),
  };
}

const failureWords = (failure: { readonly kind: string } | { readonly message: string }): string =>
  'message' in failure ? failure.message : 'Device storage isn’t responding. Try again.';
