/** Stored under a per-user key, so that wiping the user's data removes it and other users cannot read it. */
const keyOf = (userId: string): string => `apify-token:${userId}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The user's Apify token on this device; '' when there is none or storage is unavailable. */
export function readApifyToken(userId: string | null, store: Store): string {
  try {
    return userId === null ? '' : (store.getItem(keyOf(userId)) ?? '');
  } catch {
    return '';
  }
}

/** Stores a token on this device, or removes it when empty. Returns whether that succeeded. */
export function storeApifyToken(userId: string | null, token: string, store: Store): boolean {
  if (userId === null) return false;
  try {
    if (token === '') store.removeItem(keyOf(userId));
    else store.setItem(keyOf(userId), token);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text can be a token, limited to characters allowed in a header. */
export const isApifyToken = (text: string): boolean => /^[!-~]{8,200}$/.test(text);
