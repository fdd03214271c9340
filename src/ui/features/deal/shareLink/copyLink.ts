import { notify } from '../../../components/notice/notify.ts';

/** Copies a link's address, and confirms it in a toast. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify({ tone: 'good', title: 'Link copied' });
  } catch {
    notify({ tone: 'poor', title: 'Couldn’t copy the link', detail: 'Your browser blocked it. Select the link and copy it yourself.' });
  }
}
