import type { Deal } from './deal.ts';
import type { Profile } from './profile.ts';
import { owners, type Owner, bases, type Ownership } from './owner.ts';

/** The ownership and tax basis a deal is judged on: its own, else the profile's. */
export const ownershipOf = ({ deal, profile }: OwnedDeal): Ownership => deal.ownership ?? ownershipOfProfile(profile);

interface OwnedDeal {
  readonly deal: Pick<Deal, 'ownership'>;
  readonly profile: Pick<Profile, 'owner' | 'basis'>;
}

/** The profile's ownership and tax basis, for deals without their own. The default is a sole owner before tax. */
export const ownershipOfProfile = ({ owner = 'me', basis = 'before-tax' }: OwnedDeal['profile']): Ownership => ({ owner, basis });

/** Whether the ownership is the default (sole owner, before tax), under which nothing is taxed. */
export const isDefaultOwnership = ({ owner, basis }: Ownership): boolean => owner === 'me' && basis === 'before-tax';

export const ownerNames: Readonly<Record<Owner, string>> = { me: 'Sole owner', joint: 'Joint owners', company: 'Limited company' };

/** The ownership and basis as text: "Limited company, after tax". */
export const ownershipLabel = ({ owner, basis }: Ownership): string => `${ownerNames[owner]}, ${basis.replace('-', ' ')}`;

/** Every owner before and after tax. */
export const ownerships: readonly Ownership[] = owners.flatMap((owner) => bases.map((basis) => ({ owner, basis })));

/** The ownership that a text from `ownershipLabel` describes; null for any other text. */
export const parseOwnershipLabel = (words: string | null): Ownership | null =>
  ownerships.find((ownership) => ownershipLabel(ownership) === words) ?? null;

/** The owner for use within a sentence: "owned by a company". */
export const describeOwner: Readonly<Record<Owner, string>> = { me: 'one owner', joint: 'joint owners', company: 'a company' };
