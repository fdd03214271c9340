// One chunk, because both load as soon as the workspace opens.
export { IncomingListings } from './IncomingListings.tsx';
export { CaptureQueue } from './CaptureQueue.tsx';
