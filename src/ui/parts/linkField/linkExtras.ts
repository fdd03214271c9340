// In one piece: two would cost the first screen another name to fetch by.
export { LinkNote } from './LinkNote.tsx';
export { SearchShare } from './SearchShare.tsx';
