import { ownInputs } from '../../../core/deal/strategies/ownInputs.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import { createDealFromEntry, type ManualEntry } from '../../../core/deal/manual/manualEntry.ts';
import { marketShown } from '../../../core/deal/marketOfDeal.ts';
import { countryOfMarket, currencyOfCountry, type MarketCountry } from '../../../core/market/markets.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useDeals } from '../../hooks/useDeals.ts';
import { useProfileRecord } from '../../hooks/useProfileRecord.ts';
import { failureText } from '../dealCommands/useDealCommands.ts';
import { useProfile } from '../liveDeal/useProfile.ts';
import { useStoredText } from '../liveDeal/drafts/useStoredText.ts';
import { entryTexts, storedTexts, readEntry, type EntryErrors, type EntryTexts } from './readEntry.ts';

interface ManualDealSheetProps {
  /** A sample whose numbers are copied; null starts empty. */
  readonly from: Deal | null;
  readonly onClose: () => void;
}

const formId = 'manual-deal';

/** Adds a deal without a listing. Four fields are enough for every figure. */
export function ManualDealSheet({ from, onClose }: ManualDealSheetProps) {
  const profileRecord = useProfileRecord();
  const deals = useDeals();
  const { newId, now } = useClock();
  const navigate = useNavigate();
  const [texts, setTexts, forget] = useTexts(from);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [busy, setBusy] = useState(false);
  const country = useCountry(from);
  const words = formWords(country ?? 'GB');
  const close = (): void => {
    forget();
    onClose();
  };
  const field = (name: keyof EntryTexts) => ({
    value: texts[name],
    error: errors[name],
    autoComplete: 'off',
    'data-testid': `manual-${name}`,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => setTexts({ ...texts, [name]: target.value }),
  });
  const add = async (entry: ManualEntry, home: MarketCountry) => {
    setBusy(true);
    const { strategy = 'buy-to-let' } = await profileRecord.readProfile();
    const typed = createDealFromEntry({ id: newId(), mid: newId(), at: now(), entry, strategy: from?.strategy ?? strategy, country: home });
    const stored = await deals.mutate({ type: 'deal/add', deal: withOwn(typed, from) }).finally(() => setBusy(false));
    if (!stored.ok) return notify({ tone: 'poor', title: 'Couldn’t save', detail: failureText(stored.error) });
    close();
    return navigate({ to: '/deals/$dealId', params: { dealId: stored.value.id } });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (country === null) return;
    const read = readEntry(texts, country);
    setErrors(read.ok ? {} : read.error);
    if (read.ok) void add(read.value, country);
  };
  return (
    <Sheet
      open
      onClose={close}
      title={from === null ? 'Enter details manually' : 'Your numbers, based on the sample'}
      actions={
        <>
          <Button className="min-h-11" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            className="min-h-11"
            busy={busy}
            disabled={busy || country === null}
            data-testid="manual-submit"
          >
            Analyse
          </Button>
        </>
      }
    >
      <form ref={beginAtFirstField} id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <TextField label="Address" hint={words.address} {...field('address')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField label={words.priceLabel} inputMode="decimal" placeholder={words.price} {...field('price')} />
          <TextField label="Monthly rent" inputMode="decimal" placeholder={words.rent} {...field('rent')} />
          <TextField label="Bedrooms" inputMode="numeric" {...field('bedrooms')} />
          <TextField label="Type" placeholder={words.type} {...field('type')} />
        </div>
      </form>
    </Sheet>
  );
}

/** Focuses the first field. Otherwise the dialog, which opens after the form mounts, would focus its Close button. */
const beginAtFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.setAttribute('autofocus', '');

interface FormWords {
  readonly address: string;
  readonly priceLabel: string;
  readonly price: string;
  readonly rent: string;
  readonly type: string;
}

/** The form's texts for a country. */
function formWords(country: MarketCountry): FormWords {
  if (country === 'GB')
    return {
      address: 'Include the postcode if you have it – tax and rent estimates depend on it.',
      priceLabel: 'Price',
      price: '185k',
      rent: 'Estimated if empty',
      type: 'Terraced house',
    };
  if (country === 'US')
    return {
      address: 'Include city, state and ZIP code – tax, insurance and rent estimates depend on them.',
      priceLabel: 'Price in dollars',
      price: '185k',
      rent: 'Estimated if empty',
      type: 'House',
    };
  const isInEuros = currencyOfCountry(country) === 'EUR';
  return {
    address: 'Include the postcode and town – taxes depend on them.',
    priceLabel: isInEuros ? 'Price in euros' : 'Price in zlotys',
    price: isInEuros ? '185k' : '650k',
    rent: isInEuros ? '850' : '3000',
    type: 'Flat',
  };
}

/** The form's country: the sample's, else the profile's; null while loading. */
function useCountry(from: Deal | null): MarketCountry | null {
  const { profile } = useProfile();
  if (from !== null) return countryOfMarket(marketShown(from));
  return profile === null ? null : (profile.country ?? 'GB');
}

/** The form's texts. A new deal's texts are kept if the page closes before they are stored. */
function useTexts(from: Deal | null): readonly [EntryTexts, (texts: EntryTexts) => void, () => void] {
  const [words, keep] = useStoredText('manual-deal');
  const [texts, setTexts] = useState<EntryTexts>(() => (from === null ? storedTexts(words) : entryTexts(from)));
  const change = (next: EntryTexts): void => {
    setTexts(next);
    if (from === null) keep(JSON.stringify(next));
  };
  return [texts, change, () => keep('')];
}

/** The user's changes to the sample are copied. Price and rent come from the form. */
function withOwn(typed: Deal, from: Deal | null): Deal {
  if (from === null) return typed;
  const { purchasePrice: _price, monthlyRent: _rent, ...own } = ownInputs(from, 'buy-to-let');
  return { ...typed, inputs: { ...from.inputs, 'buy-to-let': { ...own, ...ownInputs(typed, 'buy-to-let') } } };
}
