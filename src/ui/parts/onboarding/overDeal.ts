// In one piece: of every deal's screen one of the two is asked for.
export { NextStep } from './NextStep.tsx';
export { SampleBar } from './SampleBar.tsx';
