import type { RxCollectionCreator, RxJsonSchema } from 'rxdb/plugins/core';
import { dealSchemaVersion, type Deal } from '../../core/deal/deal.ts';

/** A deal as RxDB keeps it: the deal, and `listingKey` (`site:id`, or empty) to find it by its listing. */
export interface DealDocument {
  readonly id: string;
  readonly listingKey: string;
  readonly updatedAt: number;
  readonly deal: Deal;
}

const schema: RxJsonSchema<DealDocument> = {
  version: dealSchemaVersion,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 26 },
    listingKey: { type: 'string', maxLength: 64 },
    updatedAt: { type: 'integer', minimum: 0, maximum: 8_640_000_000_000_000, multipleOf: 1 },
    deal: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'listingKey', 'updatedAt', 'deal'],
  indexes: ['listingKey', 'updatedAt'],
};

export const dealCollection: RxCollectionCreator<DealDocument> = { schema };

export function toDealDocument(deal: Deal): DealDocument {
  return { id: deal.id, listingKey: listingKeyOf(deal), updatedAt: deal.updatedAt, deal };
}

export const listingKey = (site: string, listingId: string): string => `${site}:${listingId}`.slice(0, 64);

function listingKeyOf(deal: Deal): string {
  if (deal.origin.kind !== 'listing' || deal.facts.listingId === null) return '';
  return listingKey(deal.origin.site, deal.facts.listingId);
}
