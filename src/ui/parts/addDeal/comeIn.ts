// In one piece: both are asked for as soon as the workspace is open.
export { Arrivals } from './Arrivals.tsx';
export { CaptureQueue } from './CaptureQueue.tsx';
