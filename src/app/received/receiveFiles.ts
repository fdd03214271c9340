import { putInInbox, type InboxItem } from '../../data/device/inbox.ts';
import { notify } from '../../ui/components/notice/notify.ts';
import { handover } from '../../ui/preboot/handover.ts';
import { newRunId, now } from '../clock.ts';
import { handleFileLaunches } from './handleFileLaunches.ts';

/**
 * From now on, files opened with the app, files dropped on the page and pasted page sources wait in the inbox until they are read. So do
 * those that arrived before this call. `kept` is called when some arrive. If there is no space for a file, its name is reported.
 */
export function receiveFiles(kept: () => void): void {
  // Parts of a prerendered page hydrate late and must not find a different screen, so `/deals` is loaded by a full navigation.
  const isPrerendered = document.getElementById('root')?.dataset['prerendered'] !== undefined;
  const show = isPrerendered ? () => location.assign('/deals#received') : kept;
  const keep = async (files: readonly File[], from: InboxItem['from']): Promise<void> => {
    const names: string[] = [];
    for (const file of files) if (!(await keepFile(file, from))) names.push(file.name);
    if (names.length > 0)
      notify({
        tone: 'poor',
        title: 'There isn’t enough space on this device for the page',
        detail: `Free some space, then add again: ${names.join(', ')}`,
      });
    if (names.length < files.length) show();
  };
  handleFileLaunches((files) => void keep(files, 'launch'));
  handover.onFiles = () => void keep(handover.files.splice(0), 'drop');
  if (handover.files.length > 0) handover.onFiles();
}

/** Whether the file was stored. */
async function keepFile(file: File, from: InboxItem['from']): Promise<boolean> {
  // A folder has no content, so the reader refuses it and reports its name.
  const body = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => file,
      () => new Blob(),
    );
  const item = { kind: 'file', name: file.name, type: file.type, from, address: null, body } as const;
  return putInInbox([item], { at: now(), newKey: newRunId }).then(
    () => true,
    () => false,
  );
}
