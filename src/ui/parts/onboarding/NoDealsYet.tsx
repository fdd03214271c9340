import { Link } from '@tanstack/react-router';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { familyOfCountry, type HomeFamily } from '../country/homeFamily.ts';

interface NoDealsYetProps {
  /** Where the person invests. */
  readonly country: MarketCountry;
  /** Deals in the bin: then there was a first deal before. */
  readonly binned: number;
  /** They have said where and how. */
  readonly chosen: boolean;
  readonly onType: () => void;
  readonly onWantPage: () => void;
}

const ways: Readonly<Record<HomeFamily, string>> = {
  british: 'Paste a Rightmove or Zoopla link above, or type a deal in.',
  american: 'Type a deal in, or add the saved page of a listing.',
  european: 'Type a deal in, or add the saved page of a listing.',
};

/** Stands where the deals will be, with the ways to the first. */
export function NoDealsYet({ country, binned, chosen, onType, onWantPage }: NoDealsYetProps) {
  return (
    <section aria-labelledby="first-title" className="grid gap-3">
      <div>
        <h2 id="first-title" className="text-xl font-semibold tracking-tight">
          {binned > 0 ? 'No deals outside the bin' : 'No deals yet'}
        </h2>
        <p className="text-ink-2">
          {ways[familyOfCountry(country)]} Its yield, cash flow and score appear here.{' '}
          {chosen || binned > 0 ? null : (
            <Link to="/dashboard" className="font-medium text-ink underline underline-offset-4">
              Choose country and strategy
            </Link>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="min-h-11" data-testid="manual-open" onClick={onType}>
          Type a deal in
        </Button>
        <Button className="min-h-11" onClick={onWantPage}>
          Add a saved page
        </Button>
        {binned === 0 ? null : (
          <LinkButton to="/deals" search={{ view: 'bin' }} className="min-h-11">
            {`Bin (${binned})`}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
