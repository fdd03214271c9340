// One chunk, because the first script would have to list the name of a second.
export { LinkNote } from './LinkNote.tsx';
export { SearchShare } from './SearchShare.tsx';
