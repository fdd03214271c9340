/** What a first visitor's `/deals` is hydrated with, besides the screens themselves. */
export { DealsTop } from '../../ui/features/deals/add/DealsTop.tsx';
export { FirstSteps } from '../../ui/features/onboarding/FirstSteps.tsx';
