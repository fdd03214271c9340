import { err, ok, type Result } from '../../../src/core/kernel/result.ts';
import { readJsonBody } from '../../../src/backend/body/readJsonBody.ts';
import { authFailure, type AuthFailure } from './authFailure.ts';

const maxBodyBytes = 32 * 1024;

export type Fields = Readonly<Record<string, unknown>>;

/** The body of an account route: a JSON object whose fields are not yet checked. */
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

/** An email address in the normalised form under which accounts are stored. Null if invalid. */
export function emailOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const email = value.trim().toLowerCase();
  return email.length <= 254 && /^[^@\s\p{C}]+@[^@\s\p{C}]+\.[^@\s\p{C}]+$/u.test(email) ? email : null;
}

/**
 * The limit on user metadata, in bytes of JSON. The metadata is part of every access token, which is sent in a header. Servers refuse
 * headers of 16 kB, proxies often those of 8 kB.
 */
export const maxMetadataBytes = 4096;

/** Bytes reserved for the server's own fields: the id and the address. */
const ownFieldsBytes = 512;

export const metadataBytes = (metadata: Fields): number => Buffer.byteLength(JSON.stringify(metadata));

/** User metadata: a plain object, or empty. */
export function metadataOf(value: unknown): Result<Fields, AuthFailure> {
  if (value === undefined || value === null) return ok({});
  if (typeof value !== 'object' || Array.isArray(value)) return err(authFailure(400, 'validation_failed', 'data must be an object'));
  return withinBound(value as Fields, maxMetadataBytes - ownFieldsBytes);
}

/** The metadata with the changes applied. As in GoTrue, null removes a field. */
export function mergeMetadata(before: Fields, changes: Fields): Result<Fields, AuthFailure> {
  const merged = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  return Object.keys(changes).length === 0 ? ok(before) : withinBound(merged, maxMetadataBytes);
}

const withinBound = (metadata: Fields, most: number): Result<Fields, AuthFailure> =>
  metadataBytes(metadata) <= most
    ? ok(metadata)
    : err(authFailure(422, 'validation_failed', `data is too long: user_metadata is limited to ${maxMetadataBytes} bytes of JSON`));

/** The shortest fields, as many as fit the limit. Metadata older than the limit is truncated, so that the person can sign in. */
export function shortenedMetadata(metadata: Fields): Fields {
  let kept: Fields = {};
  for (const [name, value] of Object.entries(metadata).toSorted(([, a], [, b]) => lengthOf(a) - lengthOf(b))) {
    const longer = { ...kept, [name]: value };
    if (metadataBytes(longer) > maxMetadataBytes) break;
    kept = longer;
  }
  return kept;
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;
