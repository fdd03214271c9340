import type { Regulation, RegulationSource } from '../../../deal/strategies/regulations/regulation.ts';
import type { UsState } from '../../markets.ts';
import { marketsOf, usCheck } from './usCheck.ts';

/** A city's requirements for short-term rentals; if it has no towns, they apply to the whole market. */
interface CityStay {
  readonly id: string;
  readonly state: UsState;
  readonly towns?: readonly string[];
  readonly level?: 'ask';
  readonly words: string;
  readonly rule: RegulationSource;
}

/** A city's rule on short stays. */
export const cityStay = ({ id, state, ...given }: CityStay): Regulation =>
  usCheck({ id: `us-stays-${id}`, strategies: ['serviced-accommodation'], places: marketsOf(state), ...given });
