/** The components that a first visitor's `/deals` needs in addition to its screens. */
export { DealsTop } from '../../ui/features/deals/add/DealsTop.tsx';
export { FirstSteps } from '../../ui/features/onboarding/FirstSteps.tsx';
