import { currencyOfMarket, type MarketId } from '../../../../core/market/markets.ts';
import { useMemo } from 'react';
import type { Currency } from '../../../../core/kernel/money.ts';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { formatInput } from '../../../../core/deal/strategies/inputValue.ts';
import { provenanceWords } from '../../../../core/report/inputWords.ts';
import { isChanged, withChange, type Layer } from '../../../parts/address/layer.ts';
import type { Simulated } from '../../../parts/address/simulatorSearch.ts';

/** The inputs of the strategy in focus, as they are edited. */
export interface Levers {
  readonly market: MarketId;
  readonly strategy: Simulated;
  /** Of every amount among them. */
  readonly currency: Currency;
  /** The value as moved by hand, without what-ifs, and the one the property had. */
  readonly read: (key: string) => { readonly value: unknown; readonly base: unknown };
  readonly isChanged: (key: string) => boolean;
  readonly markOf: (key: string) => ReportInput['mark'];
  readonly fromWords: (key: string) => string;
  /** Undefined gives the input back to the property. */
  readonly change: (key: string, value: unknown) => void;
}

interface LeversOf {
  readonly focused: SimulatedStrategy;
  readonly strategy: Simulated;
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

type Inputs = Readonly<Record<string, { readonly value: unknown; readonly provenance: Parameters<typeof provenanceWords>[0] } | undefined>>;

export function useLevers({ focused, strategy, layer, onLayer }: LeversOf): Levers {
  return useMemo(() => {
    // The inputs of a strategy by name: which strategy it is only the value knows.
    const inputs: Inputs = focused.now.ok ? focused.now.value.inputs : {};
    const currency = focused.now.ok ? focused.now.value.analysis.currency : currencyOfMarket(focused.market);
    const moved = (key: string) => isChanged(layer, strategy, key);
    const sourceWords = (key: string): string => {
      if (moved(key)) return 'tried here';
      const provenance = inputs[key]?.provenance;
      if (provenance === undefined || focused.moved[key] !== undefined) return 'as it stands';
      if (provenance.kind === 'listing') return provenance.readFrom === 'the example' ? 'from the example' : 'from the listing';
      return shortWords(provenanceWords(provenance));
    };
    return {
      strategy,
      market: focused.market,
      currency,
      read: (key) => ({
        value: layer.all?.[key] ?? layer[strategy]?.[key] ?? focused.valuesBefore[key],
        base: focused.valuesBefore[key],
      }),
      isChanged: moved,
      markOf: (key) => {
        if (moved(key)) return 'yours';
        // What a what-if makes of it is not the person's own.
        if (focused.moved[key] !== undefined) return 'default';
        const kind = inputs[key]?.provenance.kind ?? 'default';
        return kind === 'you' ? 'yours' : kind;
      },
      fromWords: (key) => {
        const entry = strategyInputs(strategy, focused.market).find((each) => each.key === key);
        const whatIf = focused.moved[key];
        const tried =
          whatIf === undefined || entry === undefined
            ? ''
            : `; with the what-ifs ${formatInput({ ...entry, of: null, per: null }, whatIf, currency)}`;
        return sourceWords(key) + tried;
      },
      change: (key, value) => onLayer(withChange(layer, strategy, { key, value })),
    };
  }, [focused, strategy, layer, onLayer]);
}

/** What stands behind a default, without saying each time that it is one of ours: the explanation of a figure says it in full. */
const shortWords = (words: string): string =>
  words.replace(/^(?:General knowledge, no publication|Our convention): /, 'default: ').replace(/^Rule of thumb/, 'rule of thumb');
