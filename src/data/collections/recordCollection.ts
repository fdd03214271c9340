import type { RxCollectionCreator, RxJsonSchema } from 'rxdb/plugins/core';
import { manyConflicts, type RecordDocument } from './recordDocument.ts';

/** Version 0 held deals and profiles without sync state. */
const schemaVersion = 1;

const schema: RxJsonSchema<RecordDocument> = {
  version: schemaVersion,
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

/** Older documents are brought along by `older/migrateOlderDatabase.ts`, not by RxDB. */
export const recordCollection = (): RxCollectionCreator<RecordDocument> => ({ schema, autoMigrate: false });
