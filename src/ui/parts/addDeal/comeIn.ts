// One chunk, because both load as soon as the workspace opens.
export { Arrivals } from './Arrivals.tsx';
export { CaptureQueue } from './CaptureQueue.tsx';
