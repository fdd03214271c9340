import type { Deal } from '../../../core/deal/deal.ts';
import { ownershipOfProfile, ownerships, ownershipLabel } from '../../../core/deal/ownership.ts';
import type { Profile } from '../../../core/deal/profile.ts';
import { countryOfMarket, type MarketId } from '../../../core/market/markets.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import type { Ownership } from '../../../core/deal/owner.ts';

interface OwnershipSelectProps {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly market: MarketId;
  readonly onChange: (ownership: Ownership | null) => void;
}

/** The deal's buyer and tax basis; defaults to the profile's. */
export function OwnershipSelect({ deal, profile, market, onChange }: OwnershipSelectProps) {
  const options = [
    { value: ofProfile, label: `${ownershipLabel(ownershipOfProfile(profile))} (your profile)` },
    ...choicesIn(market, deal),
  ];
  return (
    <SelectField
      label="Judged for"
      value={deal.ownership === undefined ? ofProfile : valueOf(deal.ownership)}
      options={options}
      onChange={(value) => onChange(ownerships.find((each) => valueOf(each) === value) ?? null)}
      testId="ownership-select"
      look="chip"
    />
  );
}

const ofProfile = 'profile';

const valueOf = ({ owner, basis }: Ownership): string => `${owner} ${basis}`;

/** Company taxes are calculated for the United Kingdom only. Elsewhere a company is offered only if the deal already has it. */
const choicesIn = (market: MarketId, { ownership }: Deal) =>
  ownerships
    .filter(({ owner }) => countryOfMarket(market) === 'GB' || owner !== 'company' || ownership?.owner === 'company')
    .map((each) => ({ value: valueOf(each), label: ownershipLabel(each) }));
