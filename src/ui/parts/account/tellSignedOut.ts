import { notify } from '../../components/notice/notify.ts';
import type { Device } from '../../hooks/serviceParts.ts';

/** Tells the person, and the browser extension, which forgets them also where their records were never opened in this window. */
export function tellSignedOut(device: () => Promise<Device>): void {
  // Where it cannot be told now, the next start finds it connected by somebody who has left.
  void device().then(
    ({ forgetInExtension }) => forgetInExtension(),
    () => undefined,
  );
  notify({ tone: 'good', title: 'Signed out', detail: 'Your deals stay stored in this browser.' });
}
