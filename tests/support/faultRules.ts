import { createChance } from './chance.ts';

export const faultModes = ['refuse', 'lose-response', 'duplicate', 'hold', 'delay', 'status', 'truncate', 'garble', 'slowdrip'] as const;

/**
 * How a call fails. `refuse`: never reaches the server; `lose-response`: executed, but its answer is dropped; `duplicate`: executed twice,
 * answered once; `hold`: held until released, or for `ms`; `delay`: passed on after `ms`; `status`: answered with `status`, `headers` and
 * `body` without reaching the server; `truncate`: answer cut off after `bytes`, or half-way; `garble`: answered with status 200 and a page,
 * as by a captive portal; `slowdrip`: answered one byte every `ms`.
 */
export interface Fault {
  readonly mode: (typeof faultModes)[number];
  readonly ms?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly bytes?: number;
}

/** A fault for the next `times` calls (default: one) whose path matches `match` and whose method is `method`. */
export interface FaultRule extends Fault {
  readonly match?: string;
  readonly method?: string;
  readonly times?: number;
}

/** Random faults for calls whose path matches. The same seed gives the same faults. */
export interface Weather {
  readonly match: string;
  readonly seed: number;
  /** From 0 to 1. */
  readonly probability: number;
  /** A fault listed twice is twice as likely. */
  readonly faults: readonly Fault[];
}

export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
}

export interface FaultRules {
  add(rule: FaultRule): void;
  /** Replaces the current weather; an empty list means no faults. A call uses the first entry whose path matches. */
  setWeather(weather: readonly Weather[]): void;
  clear(): void;
  /** The fault for a call; uses its rule once. Rules take precedence over the weather. Null: the call passes. */
  faultFor(call: Call): Fault | null;
}

type Draw = (call: Call) => Fault | null;

const fair: Draw = () => null;

export function createFaultRules(): FaultRules {
  let rules: { readonly rule: FaultRule; left: number }[] = [];
  let drawn: Draw = fair;
  return {
    add: (rule) => {
      if (!faultModes.includes(rule.mode)) throw new TypeError(`Unknown fault "${rule.mode}"`);
      rules.push({ rule, left: rule.times ?? 1 });
    },
    setWeather: (weather) => {
      drawn = drawFrom(weather);
    },
    clear: () => {
      rules = [];
      drawn = fair;
    },
    faultFor: (call) => {
      const found = rules.find(({ rule, left }) => left > 0 && fits(rule, call));
      if (found === undefined) return drawn(call);
      found.left -= 1;
      return found.rule;
    },
  };
}

const fits = ({ match = '.', method }: FaultRule, call: Call): boolean =>
  (method === undefined || method === call.method) && new RegExp(match).test(call.url);

function drawFrom(weather: readonly Weather[]): Draw {
  const entries = weather.map((entry) => ({ ...entry, chance: createChance(entry.seed), path: new RegExp(entry.match) }));
  return ({ url }) => {
    const found = entries.find(({ path }) => path.test(url));
    return found?.chance.happens(found.probability) === true ? found.chance.pick(found.faults) : null;
  };
}
