import type { IsoDate } from '../kernel/calendar.ts';

/** The law behind a rule. A rule without a link and dates does not pass review. */
export interface RuleRef {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: IsoDate;
  readonly checkedOn: IsoDate;
  /** False where the figure could not be confirmed at its source by `checkedOn`; confirmed where absent. The screen says so. */
  readonly confirmed?: boolean;
}
