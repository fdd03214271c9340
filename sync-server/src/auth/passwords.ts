import { compare, hash } from 'bcryptjs';
import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { authFailure, type AuthFailure } from './authFailure.ts';

const rounds = 10;
const minLength = 8;

/** bcrypt uses only 72 bytes, so a longer password would be weaker than it looks. */
const maxBytes = 72;

/** A hash of an unused password. It is compared if the account does not exist, so that both responses take the same time. */
const nobodysHash = '$2b$10$kLIXU66Op7KcwMejv.qrjuLpaxQj.naY8y0FePIj72hbqfBkldSXq';

/** A new password that has passed the checks and may be stored. */
export function newPassword(value: unknown): Result<string, AuthFailure> {
  if (typeof value !== 'string' || value.length < minLength) {
    const weak = authFailure(422, 'weak_password', `Password should be at least ${minLength} characters.`);
    return err({ ...weak, reasons: ['length'] });
  }
  if (Buffer.byteLength(value) > maxBytes)
    return err(authFailure(400, 'validation_failed', `Password cannot be longer than ${maxBytes} characters`));
  return ok(value);
}

export const hashPassword = (password: string): Promise<string> => hash(password, rounds);

/** Whether the password matches the hash. `null` for an account that does not exist, empty for one without a password. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await compare(password, passwordHash || nobodysHash);
  return matches && passwordHash !== null && passwordHash !== '';
}
