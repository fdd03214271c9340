import { BackupPanel } from './BackupPanel.tsx';
import { RestorePanel } from './RestorePanel.tsx';
import { StoragePanel } from './StoragePanel.tsx';

/** The storage, backup and restore panels. */
export function DevicePanels() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <StoragePanel />
        <BackupPanel />
      </div>
      <RestorePanel />
    </div>
  );
}
