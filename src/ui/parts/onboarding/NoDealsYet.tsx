import { Link } from '@tanstack/react-router';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { familyOfCountry, type CountryFamily } from '../country/countryFamily.ts';

interface NoDealsYetProps {
  /** The user's country. */
  readonly country: MarketCountry;
  /** Number of deals in the bin. If it is above 0, the user has had a deal before. */
  readonly binned: number;
  /** Whether country and strategy have been chosen. */
  readonly chosen: boolean;
  readonly onType: () => void;
  readonly onWantPage: () => void;
}

const ways: Readonly<Record<CountryFamily, string>> = {
  british: 'Paste a Rightmove or Zoopla link above, or enter details manually.',
  american: 'Enter details manually or upload a listing’s saved page.',
  european: 'Enter details manually or upload a listing’s saved page.',
};

/** The empty list, with the ways to add a first deal. */
export function NoDealsYet({ country, binned, chosen, onType, onWantPage }: NoDealsYetProps) {
  return (
    <section aria-labelledby="first-title" className="grid gap-3">
      <div>
        <h2 id="first-title" className="text-xl font-semibold tracking-tight">
          {binned > 0 ? 'All your deals are in the bin' : 'No deals yet'}
        </h2>
        <p className="text-ink-2">
          {ways[familyOfCountry(country)]} The deal’s yield, cash flow and score will appear here.{' '}
          {chosen || binned > 0 ? null : (
            <Link to="/dashboard" className="font-medium text-ink underline underline-offset-4">
              Choose country and strategy
            </Link>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="min-h-11" data-testid="manual-open" onClick={onType}>
          Enter details manually
        </Button>
        <Button className="min-h-11" onClick={onWantPage}>
          Upload a saved page
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
