import { createManualDeal } from '../../../../core/deal/manual/createManualDeal.ts';
import { placeFromColumns } from '../../../../core/deal/manual/placeFromColumns.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { Instant } from '../../../../core/kernel/calendar.ts';
import type { Id } from '../../../../core/kernel/id.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import { currencies, type Currency } from '../../../../core/kernel/money.ts';
import { dealToRow } from '../../../../data/view/dealToRow.ts';
import type { Step } from '../edits/undoableSteps.ts';
import { choiceSteps, effectiveCells, ownValues, valuesOf } from './importChanges.ts';
import { numberIn, readAmount, textIn } from './readFileCell.ts';
import type { FileLine, ImportError, PlannedChange } from './importPlan.ts';

/** A new manual deal from a row whose deal is not on this device, or the row's errors. */
export function newDealOfLine(
  line: FileLine,
  { id, at }: { readonly id: Id; readonly at: Instant },
): Result<PlannedChange, readonly ImportError[]> {
  const own = ownValues(line);
  const shown = valuesOf(effectiveCells(line));
  const asking = askingPrice(line);
  const beds = bedrooms(line);
  const bare = createManualDeal({ id, mid: id, at, facts: {} });
  const chosen = choiceSteps(line, dealToRow(bare, undefined));
  const errors = [own, shown, asking, beds, chosen].flatMap((read) => (read.ok ? [] : read.error));
  if (!own.ok || !shown.ok || !asking.ok || !beds.ok || !chosen.ok) return err(errors);
  // A file without our "own" columns was made by the user, so its values count as the user's own.
  const userValues = [...shown.value].filter(([key]) => (key === 'purchasePrice' ? asking.value === null : !line.has('own: monthly rent')));
  const facts: Partial<Deal['facts']> = {
    transaction: 'sale',
    ...placeFromColumns(textOrNull(line, 'address', 500), textOrNull(line, 'outcode', 10)),
    propertyType: textOrNull(line, 'type', 100),
    bedrooms: beds.value,
    askingPrice: asking.value === null ? null : { ...asking.value, qualifier: null, period: null, onApplication: false },
  };
  const made: Deal = {
    ...bare,
    facts: { ...bare.facts, ...facts },
    inputs: { 'buy-to-let': Object.fromEntries([...userValues, ...own.value]) },
  };
  const deal = withChoices(made, chosen.value.steps, at);
  const { title, address } = dealToRow(deal, undefined);
  return ok({ line: line.line, title: address ?? title, words: [title], steps: [additionStep(deal)] });
}

function additionStep(deal: Deal): Step {
  const { id } = deal;
  return {
    id,
    apply: ({ mid, at }) => ({ type: 'deal/add', deal: { ...deal, mid, updatedAt: at } }),
    revert: (stamp) => ({ type: 'deal/bin', id, binned: true, stamp }),
  };
}

/** The deal with the row's choices applied. It does not exist yet, so they cannot be sent as commands. */
function withChoices(deal: Deal, steps: readonly Step[], at: Instant): Deal {
  return steps.reduce<Deal>((made, { apply }) => {
    const command = apply({ mid: deal.mid, at });
    if (command.type === 'deal/stage') return { ...made, stage: command.stage };
    if (command.type === 'deal/strategy') return { ...made, strategy: command.strategy };
    if (command.type === 'deal/ownership' && command.ownership !== null) return { ...made, ownership: command.ownership };
    if (command.type === 'deal/save') return { ...made, savedAt: command.saved ? at : null };
    if (command.type === 'deal/tag') return { ...made, tags: Object.fromEntries(Object.keys(command.tags).map((tag) => [tag, true])) };
    return made;
  }, deal);
}

function textOrNull(line: FileLine, name: string, longest: number): string | null {
  const text = textIn(line.cell(name)).slice(0, longest);
  return text === '' ? null : text;
}

type Read<Value> = Result<Value | null, readonly ImportError[]>;

function bedrooms(line: FileLine): Read<number> {
  if (textIn(line.cell('beds')) === '') return ok(null);
  const count = numberIn(line.cell('beds'));
  if (count !== null && Number.isInteger(count) && count >= 0 && count <= 50) return ok(count);
  return err([{ line: line.line, column: 'Beds', message: 'Enter a whole number from 0 to 50' }]);
}

/** The asking price in the currency of the row or header; null if the row has neither price nor foreign currency. */
function askingPrice(
  line: FileLine,
): Read<{ readonly amount: NonNullable<Deal['facts']['askingPrice']>['amount']; readonly currency: Currency }> {
  const named = textIn(line.cell('currency')).toUpperCase() || line.currency || 'GBP';
  const currency = currencies.find((each) => each === named);
  if (currency === undefined) return err([{ line: line.line, column: 'Currency', message: `Use one of: ${currencies.join(', ')}` }]);
  if (textIn(line.cell('asking price')) === '') return ok(currency === 'GBP' ? null : { amount: null, currency });
  const amount = readAmount(line.cell('asking price'), currency);
  if (!amount.ok) return err([{ line: line.line, column: 'Asking price', message: amount.error }]);
  return ok({ amount: amount.value, currency });
}
