import { rate } from '../../../kernel/rate.ts';
import type { IrrAnswer } from '../../analysis.ts';
import { npvNumpy } from './npv.ts';

/** The finance rate charged on outflows and the reinvestment rate earned on inflows, per period. */
export interface MirrRates {
  readonly financeRate: number;
  readonly reinvestRate: number;
}

/**
 * The modified internal rate of return of flows one period apart (Excel MIRR), per period. It compares outflows discounted to now at the
 * finance rate with inflows compounded to the end at the reinvestment rate. Returns one rate, or the reason there is none.
 */
export function mirr(flows: readonly number[], { financeRate, reinvestRate }: MirrRates): Exclude<IrrAnswer, { readonly kind: 'many' }> {
  const periods = flows.length - 1;
  const paidIn = -npvNumpy(
    financeRate,
    flows.map((flow) => Math.min(flow, 0)),
  );
  const worthNow = npvNumpy(
    reinvestRate,
    flows.map((flow) => Math.max(flow, 0)),
  );
  if (paidIn === 0) return { kind: 'none', reason: 'No money is invested' };
  if (worthNow === 0) return { kind: 'none', reason: 'No money is returned' };
  return { kind: 'one', rate: rate((worthNow / paidIn) ** (1 / periods) * (1 + reinvestRate) - 1) };
}
