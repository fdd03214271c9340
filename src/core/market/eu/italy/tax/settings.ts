import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Italian rent and gains tax settings that the deal does not contain. */
export interface ItalySettings {
  /** Flat tax on rent (cedolare secca), or the progressive income tax (IRPEF). */
  readonly regime: 'flat' | 'ordinary';
  /** Canone libero (free-market rent, 4+4) or concordato (agreed rent, 3+2); for homes and rooms let to tenants. */
  readonly contract: 'free' | 'agreed';
  /** The position of this property among the owner's short-let homes. */
  readonly stayHome: 'first' | 'second' | 'more';
  /** Combined regional and municipal surtax on IRPEF. */
  readonly localSurtax: Rate;
  /** Yearly rendita catastale (cadastral income), to check the IMU in the costs; null if unknown. */
  readonly cadastralIncome: Minor | null;
  /** The town's IMU rate. */
  readonly imuRate: Rate;
}
