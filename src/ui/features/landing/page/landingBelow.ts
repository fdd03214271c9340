// Everything below the fold in one chunk: a second chunk would add its name to the first script.
export { LandingFooter } from './LandingFooter.tsx';
export { LandingSections } from './LandingSections.tsx';
