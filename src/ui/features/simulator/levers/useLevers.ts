import { useMemo } from 'react';
import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import type { ReportInput } from '../../../../core/report/report.ts';
import { provenanceWords } from '../../../../core/report/inputWords.ts';
import { isChanged, withChange, type Layer } from '../state/layer.ts';
import type { Simulated } from '../state/simulatorSearch.ts';

/** The inputs of the strategy in focus, as they are edited. */
export interface Levers {
  readonly strategy: Simulated;
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
    const inputs: Inputs = focused.now.ok ? (focused.now.value.inputs as unknown as Inputs) : {};
    const moved = (key: string) => isChanged(layer, strategy, key);
    return {
      strategy,
      read: (key) => ({
        value: layer.all?.[key] ?? layer[strategy]?.[key] ?? focused.valuesBefore[key],
        base: focused.valuesBefore[key],
      }),
      isChanged: moved,
      markOf: (key) => {
        if (moved(key)) return 'yours';
        if (focused.starting[key] !== undefined) return 'estimate';
        const kind = inputs[key]?.provenance.kind ?? 'default';
        return kind === 'you' ? 'yours' : kind;
      },
      fromWords: (key) => {
        const starting = focused.starting[key];
        if (moved(key)) return 'tried here';
        if (starting !== undefined) return `rule of thumb: ${starting.rule}`;
        const provenance = inputs[key]?.provenance;
        return provenance === undefined
          ? 'default'
          : provenance.kind === 'listing'
            ? `from ${provenance.readFrom === 'the example' ? 'the example' : 'the listing'}`
            : provenanceWords(provenance);
      },
      change: (key, value) => onLayer(withChange(layer, strategy, { key, value })),
    };
  }, [focused, strategy, layer, onLayer]);
}
