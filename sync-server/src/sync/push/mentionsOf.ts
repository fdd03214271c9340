import * as v from 'valibot';
import { commentSchema } from '../../../../src/core/deal/collaboration/collaborationSchema.ts';
import type { WrittenRow } from './decidePush.ts';

/** A stored comment and the accounts it mentions, as `private.note_mentions` takes it. */
interface StoredMention {
  readonly comment: string;
  readonly deal: string;
  readonly by: string;
  readonly users: readonly string[];
}

/** The stored comments that mention someone. A comment in an unknown form is left out. */
export function mentionsOf(written: readonly WrittenRow[]): readonly StoredMention[] {
  return written.flatMap(({ row: { coll, id, deleted, doc } }) => {
    if (coll !== 'comments' || deleted) return [];
    const read = v.safeParse(commentSchema, JSON.parse(doc));
    if (!read.success || read.output.mentions.length === 0) return [];
    const { dealId, by, mentions } = read.output;
    return [{ comment: id, deal: dealId, by, users: mentions }];
  });
}
