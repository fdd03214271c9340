import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackupStatus } from '../../../data/view/cached/backupQueries.ts';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { InstallSection } from './install/InstallSection.tsx';
import { AutomaticBackup } from './AutomaticBackup.tsx';
import { countText, dateTimeText } from '../../components/figure/sizeText.ts';
import { useBackup } from './useBackup.ts';

/** Backups: one file now, an automatic file, and the table for a spreadsheet. */
export function BackupPanel() {
  const kept = useBackupStatus(usePerson().view);
  const { busy, told, make } = useBackup();
  const [withFiles, setWithFiles] = useState(true);
  return (
    <InstallSection id="backup" title="Back up to a file">
      <p>
        One compressed file with {kept === undefined ? 'your deals' : `your ${countText(kept.deals.count, 'deal')}`}, notes, scenarios,
        investor profile, edits and price history. It isn’t encrypted, so anyone who has the file can read it.
      </p>
      <Checkbox label="Include photos, voice notes and captured pages" checked={withFiles} onChange={setWithFiles} testId="backup-files" />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" busy={busy} disabled={busy} onClick={() => void make(withFiles)} data-testid="backup-make">
          Save a backup
        </Button>
        <span className="text-sm text-ink-2">
          {kept?.backups.lastAt == null ? 'No backup from this device yet.' : `Last backup: ${dateTimeText(kept.backups.lastAt)}.`}
        </span>
      </div>
      <output className="text-sm text-ink-2" data-testid="backup-told">
        {told}
      </output>
      <AutomaticBackup file={kept?.backups.file ?? null} />
      <p className="text-sm text-ink-2">
        For a spreadsheet: <Link to="/deals-v2">export the table</Link> as XLSX or CSV.
      </p>
    </InstallSection>
  );
}
