/** The components that a first visitor's `/deals` needs in addition to its screens. */
export { DealsTop } from '../../ui/parts/addDeal/DealsTop.tsx';
export { FirstSteps } from '../../ui/parts/onboarding/FirstSteps.tsx';
