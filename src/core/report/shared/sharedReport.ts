import * as v from 'valibot';
import { err, ok, type Result } from '../../kernel/result.ts';
import { isMarketId, type MarketId } from '../../market/markets.ts';
import type { EditionDocument } from '../editions/editionDocument.ts';
import { editionSchema } from './editionSchema.ts';
import { sharedPartIds, type SharedPartId } from './sharedParts.ts';

/** The contents of a link to one deal, before encryption. `parts`: those that the person chose. */
export interface SharedReport {
  readonly version: 1;
  /** An ISO moment. */
  readonly sharedAt: string;
  /** The name that the person gave, up to 80 characters. Empty if none. */
  readonly from: string;
  readonly market: MarketId;
  readonly parts: readonly SharedPartId[];
  readonly document: EditionDocument;
}

/** The maximum length of the name shown to a reader. */
export const maxFromLength = 80;

const schema = v.object({
  version: v.literal(1),
  sharedAt: v.pipe(v.string(), v.isoTimestamp()),
  from: v.pipe(v.string(), v.maxLength(maxFromLength)),
  market: v.custom<MarketId>(isMarketId),
  parts: v.pipe(v.array(v.picklist(sharedPartIds)), v.maxLength(sharedPartIds.length)),
  document: editionSchema,
});

/** The contents of a link, checked in full because anyone can make one. The error says that a newer version or someone else wrote it. */
export function parseSharedReport(contents: unknown): Result<SharedReport, 'newer' | 'invalid'> {
  const read = v.safeParse(schema, contents);
  if (read.success) return ok(read.output);
  const version: unknown = typeof contents === 'object' && contents !== null ? Reflect.get(contents, 'version') : null;
  return err(typeof version === 'number' && version > 1 ? 'newer' : 'invalid');
}
