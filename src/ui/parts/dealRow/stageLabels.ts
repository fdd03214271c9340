import type { DealStage } from '../../../core/deal/deal.ts';

/** Labels of pipeline stages. */
export const stageLabels: Readonly<Record<DealStage, string>> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  viewing: 'Viewing',
  offer: 'Offer',
  bought: 'Bought',
  rejected: 'Rejected',
};
