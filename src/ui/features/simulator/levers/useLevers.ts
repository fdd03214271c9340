import { currencyOfMarket, type MarketId } from '../../../../core/market/markets.ts';
import { useMemo } from 'react';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { formatInput } from '../../../../core/deal/strategies/inputValue.ts';
import { provenanceText } from '../../../../core/report/reportInputs.ts';
import { isChanged, withChange, type Layer } from '../../../parts/address/simulatorChanges.ts';
import type { Simulated } from '../../../parts/address/simulatorSearch.ts';

/** The editable inputs of the selected strategy. */
export interface Levers {
  readonly market: MarketId;
  readonly strategy: Simulated;
  /** The currency of all amounts. */
  readonly currency: Currency;
  /** The value with manual changes but without what-ifs, and the property's own value. */
  readonly read: (key: string) => { readonly value: unknown; readonly base: unknown };
  readonly isChanged: (key: string) => boolean;
  readonly markOf: (key: string) => ReportInput['mark'];
  readonly fromWords: (key: string) => string;
  /** Undefined resets the input to the property's value. */
  readonly change: (key: string, value: unknown) => void;
}

interface LeversOf {
  readonly focused: SimulatedStrategy;
  readonly strategy: Simulated;
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

type Inputs = Readonly<Record<string, { readonly value: unknown; readonly provenance: Parameters<typeof provenanceText>[0] } | undefined>>;

export function useLevers({ focused, strategy, layer, onLayer }: LeversOf): Levers {
  return useMemo(() => {
    // Inputs by key, because the strategy is only known at run time.
    const inputs: Inputs = focused.now.ok ? focused.now.value.inputs : {};
    const currency = focused.now.ok ? focused.now.value.analysis.currency : currencyOfMarket(focused.market);
    const hasChange = (key: string) => isChanged(layer, strategy, key);
    const sourceText = (key: string): string => {
      if (hasChange(key)) return 'changed here';
      const provenance = inputs[key]?.provenance;
      if (provenance === undefined || focused.moved[key] !== undefined) return 'from the property';
      if (provenance.kind === 'listing') return provenance.readFrom === 'the example' ? 'from the example' : 'from the listing';
      return shortWords(provenanceText(provenance));
    };
    return {
      strategy,
      market: focused.market,
      currency,
      read: (key) => ({
        value: layer.all?.[key] ?? layer[strategy]?.[key] ?? focused.valuesBefore[key],
        base: focused.valuesBefore[key],
      }),
      isChanged: hasChange,
      markOf: (key) => {
        if (hasChange(key)) return 'yours';
        // A what-if value is not the user's own.
        if (focused.moved[key] !== undefined) return 'default';
        const kind = inputs[key]?.provenance.kind ?? 'default';
        return kind === 'you' ? 'yours' : kind;
      },
      fromWords: (key) => {
        const entry = strategyInputs(strategy, focused.market).find((each) => each.key === key);
        const whatIf = focused.moved[key];
        const withWhatIf =
          whatIf === undefined || entry === undefined
            ? ''
            : `, or with what-ifs ${formatInput({ ...entry, of: null, per: null }, whatIf, currency)}`;
        return sourceText(key) + withWhatIf;
      },
      change: (key, value) => onLayer(withChange(layer, strategy, { key, value })),
    };
  }, [focused, strategy, layer, onLayer]);
}

/** The source of a default, without "our estimate", which the figure's explanation mentions. */
const shortWords = (words: string): string =>
  words.replace(/^(?:Typical|Assumed): (.*?)(?: \(our estimate\))?$/, 'default: $1').replace(/^Rule of thumb/, 'rule of thumb');
