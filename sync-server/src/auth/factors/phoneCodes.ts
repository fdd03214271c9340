import { randomInt } from 'node:crypto';
import type { Auth } from '../auth.ts';

/** A phone number in E.164 form without its plus sign, as GoTrue stores it. Null if it is not one. */
export function phoneOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const digits = value.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** Six random digits. */
export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The keyed hash under which a challenge's code is stored, so that a copied database reveals none. */
export const phoneCodeHash = (auth: Pick<Auth, 'secrets'>, challengeId: string, code: string): string =>
  auth.secrets.digest(JSON.stringify(['phone', challengeId, code]));
