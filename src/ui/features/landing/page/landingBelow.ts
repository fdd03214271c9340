// Everything below the fold is one chunk, because the entry script would have to list the name of a second one.
export { LandingFooter } from './LandingFooter.tsx';
export { LandingSections } from './LandingSections.tsx';
