// One chunk, because every deal screen loads one of the two.
export { NextStep } from './NextStep.tsx';
export { SampleBar } from './SampleBar.tsx';
