import type { OwnMarket } from '../market/ownMarket.ts';
import { HighestAreas } from './HighestAreas.tsx';
import { Distributions } from './Distributions.tsx';
import { PriceChanges } from './PriceChanges.tsx';
import { TimeListed } from './TimeListed.tsx';
import { TypeMix } from './TypeMix.tsx';

/** The panels below the summary that use the user's own deals. */
export function OwnMarketPanels({ market }: { readonly market: OwnMarket }) {
  return (
    <>
      <Distributions market={market} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        <HighestAreas market={market} />
        <TypeMix market={market} />
        <PriceChanges market={market} />
        <TimeListed market={market} />
      </div>
    </>
  );
}
