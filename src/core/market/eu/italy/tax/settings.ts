import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Settings of Italian tax on rent and gains, apart from the deal. */
export interface ItalySettings {
  /** Flat tax on rent (cedolare secca), or the progressive income tax (IRPEF). */
  readonly regime: 'flat' | 'ordinary';
  /** Canone libero (4+4) or concordato (3+2); of homes and rooms let to tenants. */
  readonly contract: 'free' | 'agreed';
  /** Which of the owner's homes let for short stays it is. */
  readonly stayHome: 'first' | 'second' | 'more';
  /** Regional and municipal surtax on IRPEF together. */
  readonly localSurtax: Rate;
  /** Rendita catastale a year, to check the IMU among the costs; null if unknown. */
  readonly cadastralIncome: Minor | null;
  /** The town's rate of IMU. */
  readonly imuRate: Rate;
}
