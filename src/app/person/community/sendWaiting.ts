import { waitingPostings } from '../../../data/community/waitingPostings.ts';
import type { Workspace } from '../../../ui/hooks/services.ts';

/** Opens the community where something of the person waits to be sent; once open it sends by itself. */
export async function sendWaiting({ userId, community }: Pick<Workspace, 'userId' | 'community'>): Promise<void> {
  if (userId !== null && (await waitingPostings(userId)) > 0) await community();
}
