import type { IsoDate } from '../kernel/calendar.ts';

/** The law behind a rule. A rule without a link and dates does not pass review. */
export interface RuleRef {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly inForceFrom: IsoDate;
  readonly checkedOn: IsoDate;
  /** False if the figure could not be confirmed at its source by `checkedOn`; the screen then says so. Absent means confirmed. */
  readonly confirmed?: boolean;
}
