import type { Deal } from '../../core/deal/deal.ts';
import { marketShown } from '../../core/deal/marketOfDeal.ts';
import { influentialKeys } from '../../core/deal/strategies/mainInputs.ts';
import { ownInputs, withOwnInputs } from '../../core/deal/strategies/ownInputs.ts';
import { editText, isQuantity, parseQuantity } from '../../core/deal/strategies/parseInput.ts';
import { strategyInputs } from '../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../core/deal/strategies/strategyInput.ts';
import { strategyOf } from '../../core/deal/strategies/strategyOf.ts';
import { dealTitle } from '../../core/deal/dealTitle.ts';
import type { Profile } from '../../core/deal/profile.ts';
import type { IsoDate } from '../../core/kernel/calendar.ts';
import { currencyOfMarket } from '../../core/market/markets.ts';
import { evaluateDeal } from '../../core/pipeline/evaluateDeal.ts';
import type { EvaluationResult, Outcome } from '../../core/pipeline/outcome.ts';
import type { KeptPage } from '../../core/protocol/extensionMessages.ts';
import { scoreTapeBands } from '../../core/chart/scoreTape.ts';
import { rulesStatusText } from '../../core/report/rulesStatus.ts';
import type { KnownView, ListingView, MeasureAnswer, PanelInput, Typed } from '../messages.ts';
import type { InputEntry } from '../../core/deal/strategies/inputEntry.ts';

interface Measured {
  readonly deal: Deal;
  readonly profile: Profile;
  readonly isStandard: boolean;
  readonly today: IsoDate;
  readonly known: KnownView | null;
}

/** Maximum inputs in the panel. */
const mostInputs = 5;
const mostMissing = 4;

/** A listing's panel content with typed inputs applied. Invalid input is ignored, with an error at its field. */
export function measureListing({ deal, profile, isStandard, today, known }: Measured, typed: Typed): MeasureAnswer {
  const strategy = strategyOf(deal, profile);
  const read = readTyped(deal, strategy, typed);
  const own = Object.keys(read.values).length === 0 ? null : { strategy, values: read.values };
  const changed = own === null ? deal : withOwnInputs(deal, strategy, { ...ownInputs(deal, strategy), ...own.values });
  const result = evaluateDeal({ deal: changed, profile, today });
  const report = result.ok ? result.outcome.report : null;
  const view: ListingView = {
    title: report?.title ?? dealTitle(deal.facts),
    subtitle: report?.subtitle ?? '',
    basis: report?.basis ?? '',
    isStandard,
    result: result.ok ? measuredView(result.outcome) : { kind: 'gap', words: result.gap.message },
    inputs: panelInputs({ deal, strategy, result }, typed, read.troubles),
    missing: (report?.warnings ?? deal.warnings.map(({ message }) => message)).slice(0, mostMissing),
    known,
  };
  return { view, own };
}

function measuredView({ score, report }: Outcome): ListingView['result'] {
  const standing = rulesStatusText(report);
  return {
    kind: 'measured',
    score: score.total,
    low: score.low,
    high: score.high,
    zones: scoreTapeBands,
    tone: standing?.tone ?? report.tone,
    standing: standing?.words ?? '',
    verdict: report.verdict,
    figures: report.keyFigures,
    solves: report.solves.slice(0, 3).map(({ label, value, note }) => ({ label, value, note })),
  };
}

interface OfDeal {
  readonly deal: Deal;
  readonly strategy: StrategyId;
  readonly result: EvaluationResult;
}

function panelInputs({ deal, strategy, result }: OfDeal, typed: Typed, troubles: Readonly<Record<string, string>>): readonly PanelInput[] {
  const known: Readonly<Record<string, { readonly value: unknown } | undefined>> = result.ok ? { ...result.outcome.inputs } : {};
  const own: Readonly<Record<string, unknown>> = { ...ownInputs(deal, strategy) };
  return entriesOf(deal, strategy, result.ok ? [] : result.gap.keys)
    .slice(0, mostInputs)
    .map((entry) => {
      const value = known[entry.key]?.value ?? own[entry.key] ?? (entry.key === 'purchasePrice' ? askedIn(deal) : undefined);
      const text = typed[entry.key] ?? '';
      return {
        key: entry.key,
        label: entry.label,
        unit: unitWords(entry),
        text: text !== '' ? text : typeof value === 'number' ? editText(entry, value) : '',
        isOwn: text !== '',
        trouble: troubles[entry.key] ?? null,
      };
    });
}

/** Numeric inputs: missing ones first, then the most influential. */
function entriesOf(deal: Deal, strategy: StrategyId, missing: readonly string[] = []): readonly InputEntry[] {
  const entries = strategyInputs(strategy, marketShown(deal));
  const keys = [...new Set([...missing, ...influentialKeys(strategy)])];
  return keys.flatMap((key) => entries.find((entry) => entry.key === key && isQuantity(entry)) ?? []);
}

/** The asking price, if it is in the market's currency. */
const askedIn = (deal: Deal): number | undefined =>
  deal.facts.askingPrice?.currency === currencyOfMarket(marketShown(deal)) ? (deal.facts.askingPrice.amount ?? undefined) : undefined;

const unitWords = ({ label, of, per, unit }: InputEntry): string =>
  [unit === 'rate' ? '%' : null, of, label.startsWith('Monthly') || per === null || per === 'once' ? null : `a ${per}`]
    .filter((part) => part !== null)
    .join(' ');

interface ReadTyped {
  readonly values: NonNullable<KeptPage['own']>['values'];
  readonly troubles: Readonly<Record<string, string>>;
}

function readTyped(deal: Deal, strategy: StrategyId, typed: Typed): ReadTyped {
  const values: Record<string, number> = {};
  const troubles: Record<string, string> = {};
  const currency = currencyOfMarket(marketShown(deal));
  for (const entry of strategyInputs(strategy, marketShown(deal))) {
    const text = typed[entry.key]?.trim() ?? '';
    if (text === '' || !isQuantity(entry)) continue;
    const read = parseQuantity(entry, text, currency);
    if (read.ok) values[entry.key] = read.value;
    else troubles[entry.key] = read.error;
  }
  return { values, troubles };
}
