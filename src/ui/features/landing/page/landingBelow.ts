// Everything below the fold in one chunk: with a second one, the first script would have to list its name too.
export { LandingFooter } from './LandingFooter.tsx';
export { LandingSections } from './LandingSections.tsx';
