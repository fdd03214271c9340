import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { readJsonBody } from '../../../supabase/functions/_shared/body/readJsonBody.ts';
import { authFailure, type AuthFailure } from './authFailure.ts';

const maxBodyBytes = 32 * 1024;

export type Fields = Readonly<Record<string, unknown>>;

/** The body of an account route: a JSON object whose fields are still to be checked. */
export async function readFields(request: Request): Promise<Result<Fields, AuthFailure>> {
  const body = await readJsonBody(request, maxBodyBytes);
  if (!body.ok && body.error === 'too-large') return err(authFailure(413, 'validation_failed', 'Request body is too large'));
  if (!body.ok) return err(authFailure(400, 'bad_json', 'Could not parse request body as JSON'));
  const { value } = body;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err(authFailure(400, 'bad_json', 'The request body must be a JSON object'));
  }
  return ok(value as Fields);
}

/** An e-mail address in the one form accounts are kept under, or null. */
export function emailOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim().toLowerCase();
  return email.length <= 254 && /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u.test(email) ? email : null;
}

/** What a person may say about themselves: a plain object, or nothing. */
export function metadataOf(value: unknown): Result<Fields, AuthFailure> {
  if (value === undefined || value === null) return ok({});
  if (typeof value !== 'object' || Array.isArray(value)) return err(authFailure(400, 'validation_failed', 'data must be an object'));
  return ok(value as Fields);
}
