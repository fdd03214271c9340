import type { DealStage } from '../../../core/deal/deal.ts';

/** The stages of the pipeline as they are shown. */
export const stageWords: Readonly<Record<DealStage, string>> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  viewing: 'Viewing',
  offer: 'Offer',
  bought: 'Bought',
  rejected: 'Rejected',
};
