import { putInInbox, type InboxItem } from '../../data/device/inbox.ts';
import { notify } from '../../ui/components/notice/notify.ts';
import { handover } from '../../ui/preboot/handover.ts';
import { newRunId, now } from '../clock.ts';
import { takeLaunches } from './takeLaunches.ts';

/**
 * From here on, files the system opens with the app, files dropped anywhere on the page and a page's source pasted there wait in the inbox
 * until they have been read, those of before included. `kept` is called when some do; what there is no room for is told by name.
 */
export function takeFiles(kept: () => void): void {
  // Parts of a prerendered page are hydrated late, and must not find another screen in its place: that one is loaded.
  const isPrerendered = document.getElementById('root')?.dataset['prerendered'] !== undefined;
  const show = isPrerendered ? () => location.assign('/deals#received') : kept;
  const keep = async (files: readonly File[], from: InboxItem['from']): Promise<void> => {
    const names: string[] = [];
    for (const file of files) if (!(await keepFile(file, from))) names.push(file.name);
    if (names.length > 0)
      notify({
        tone: 'poor',
        title: 'This device has no room for the page',
        detail: `Free some space, then bring it again: ${names.join(', ')}`,
      });
    if (names.length < files.length) show();
  };
  takeLaunches((files) => void keep(files, 'launch'));
  handover.onFiles = () => void keep(handover.files.splice(0), 'drop');
  if (handover.files.length > 0) handover.onFiles();
}

/** Whether the file is kept. */
async function keepFile(file: File, from: InboxItem['from']): Promise<boolean> {
  // A folder has no content: it is refused by its name where it is read.
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
