// Everything below the fold in one piece: two pieces would cost the first screen another name to fetch by.
export { LandingFooter } from './LandingFooter.tsx';
export { LandingSections } from './LandingSections.tsx';
