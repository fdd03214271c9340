import { deviceDb, type OwnLinkRow } from './deviceDb.ts';

/** Stores the key of a link that was made on this device, so that its address can be copied again. */
export const keepOwnLink = async (userId: string, link: OwnLinkRow): Promise<void> => {
  await deviceDb(userId).links.put(link);
};

/** The keys of links to a deal that were made on this device, by id. Empty if storage fails. */
export async function readOwnLinks(userId: string, dealId: string): Promise<ReadonlyMap<string, string>> {
  try {
    const rows = await deviceDb(userId).links.where('dealId').equals(dealId).toArray();
    return new Map(rows.map(({ id, key }) => [id, key]));
  } catch {
    return new Map();
  }
}

/** Forgets the key of a revoked link. */
export const forgetOwnLink = async (userId: string, id: string): Promise<void> => {
  await deviceDb(userId)
    .links.delete(id)
    .catch(() => undefined);
};
