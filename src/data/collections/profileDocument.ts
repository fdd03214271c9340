import type { RxCollectionCreator, RxJsonSchema } from 'rxdb/plugins/core';
import type { Profile } from '../../core/deal/profile.ts';

/** The person's profile; one document with the id `profile`. */
export interface ProfileDocument {
  readonly id: string;
  readonly mid: string;
  readonly updatedAt: number;
  readonly profile: Profile;
}

export const profileId = 'profile';

const schema: RxJsonSchema<ProfileDocument> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 26 },
    mid: { type: 'string' },
    updatedAt: { type: 'integer' },
    profile: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'mid', 'updatedAt', 'profile'],
};

export const profileCollection: RxCollectionCreator<ProfileDocument> = { schema };
