const key = 'yardstick-invitation';

/** The secret of an invitation link, from the part of the address after `#`. Empty if there is none. It is never sent in an address. */
export const secretIn = (hash: string): string => /^#?([0-9A-Za-z_-]{20,100})$/.exec(hash)?.[1] ?? '';

/** Keeps the secret in this tab while the person signs in. */
export const keepInvitation = (storage: Storage, secret: string): void => storage.setItem(key, secret);

/** The secret kept before signing in. Empty if there is none. */
export const keptInvitation = (storage: Storage): string => secretIn(storage.getItem(key) ?? '');

export const forgetInvitation = (storage: Storage): void => storage.removeItem(key);
