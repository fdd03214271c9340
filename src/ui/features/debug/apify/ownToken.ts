/** Kept under a key of the person's own, so that wiping their data wipes it and nobody else on this device gets it. */
const keyOf = (userId: string): string => `apify-token:${userId}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The Apify token this device keeps for a person; empty when it keeps none or its storage is closed. */
export function keptToken(userId: string | null, store: Store): string {
  try {
    return userId === null ? '' : (store.getItem(keyOf(userId)) ?? '');
  } catch {
    return '';
  }
}

/** Keeps a token on this device, or forgets it when it is empty. Says whether that worked. */
export function keepToken(userId: string | null, token: string, store: Store): boolean {
  if (userId === null) return false;
  try {
    if (token === '') store.removeItem(keyOf(userId));
    else store.setItem(keyOf(userId), token);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text can be a token: what cannot go into a header is none. */
export const isToken = (text: string): boolean => /^[!-~]{8,200}$/.test(text);
