import { DeviceDb } from '../../data/device/deviceDb.ts';
import { personOf } from '../../data/view/viewName.ts';
import type { CaptureRow } from '../../data/view/captures.ts';
import { fromBase64, mediaType, type BackupLine } from './backupFile.ts';
import { isBackedUpSetting } from './backupSettings.ts';
import type { OpenStores } from '../../data/commands/stores.ts';

type FileLine = Exclude<BackupLine, { kind: 'record' }>;

/** The stores for content that is not a record. */
export interface FilePlaces {
  readonly stores: OpenStores;
  readonly device: DeviceDb;
}

export const openPlaces = (stores: OpenStores): FilePlaces => ({ stores, device: new DeviceDb(personOf(stores.documents.name)) });

/** Whether this device does not have what a line contains. Existing content is never overwritten. */
export async function isMissing({ stores, device }: FilePlaces, line: FileLine): Promise<boolean> {
  switch (line.kind) {
    case 'capture':
      return (await stores.view.captures.get(line.capture.id)) === undefined;
    case 'setting':
      return isBackedUpSetting(line.key) && (await stores.view.settings.get(line.key)) === undefined;
    case 'media':
      return (await device.media.get(line.media.id)) === undefined;
    case 'page':
      return (await device.pages.get(line.page.dealId)) === undefined;
    case 'price':
      return (await device.prices.where('[dealId+at]').equals([line.price.dealId, line.price.at]).count()) === 0;
    default:
      return (await device.edits.where('dealId').equals(line.edit.dealId).toArray()).every(({ at }) => at !== line.edit.at);
  }
}

/** Stores what a line contains. */
export async function storeLine({ stores, device }: FilePlaces, line: FileLine): Promise<void> {
  switch (line.kind) {
    case 'capture':
      // Validates what a capture needs to be resumed.
      await stores.view.captures.put(line.capture as unknown as CaptureRow);
      return;
    case 'setting':
      await stores.view.settings.put({ key: line.key, value: line.value });
      return;
    case 'media': {
      const { bytes, type: _said, ...media } = line.media;
      await device.media.put({ ...media, blob: new Blob([fromBase64(bytes)], { type: mediaType(bytes) ?? '' }) });
      return;
    }
    case 'page': {
      const { bytes, ...page } = line.page;
      await device.pages.put({ ...page, packed: fromBase64(bytes) });
      return;
    }
    case 'price':
      await device.prices.put(line.price);
      return;
    case 'edit': {
      const changes = Object.entries(line.edit.changes).map(
        ([key, { from, to }]) => [key, { from: from ?? null, to: to ?? null }] as const,
      );
      await device.edits.add({ ...line.edit, changes: Object.fromEntries(changes) });
      return;
    }
  }
}

/** Whether a line is a photo, voice note or page, which are the items a person thinks of as files. */
export const isFile = ({ kind }: BackupLine): boolean => kind === 'media' || kind === 'page';
