import { notify } from '../../components/notice/notify.ts';
import type { Device } from '../../hooks/serviceParts.ts';

/** Notifies the user and the browser extension, which deletes its data even if this window never opened the records. */
export function announceSignOut(device: () => Promise<Device>): void {
  // If this fails, the next start disconnects the extension, because the user who connected it has signed out.
  void device().then(
    ({ forgetInExtension }) => forgetInExtension(),
    () => undefined,
  );
  notify({ tone: 'good', title: 'Signed out', detail: 'Your deals are still in this browser.' });
}
