import type { RxCollectionCreator, RxJsonSchema } from 'rxdb/plugins/core';
import { manyConflicts, type RecordDocument } from './recordDocument.ts';

/** The record's envelope. The content is validated when it is read (`recordDocument.ts`, `readableRecords.ts`). */
const schema: RxJsonSchema<RecordDocument> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40 },
    listingKey: { type: 'string', maxLength: 64 },
    sending: { type: 'string', maxLength: 8 },
    conflicts: { type: 'integer', minimum: 0, maximum: manyConflicts, multipleOf: 1 },
    record: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'listingKey', 'sending', 'conflicts', 'record'],
  indexes: ['listingKey', 'sending', 'conflicts'],
};

export const recordCollection: RxCollectionCreator<RecordDocument> = { schema };
