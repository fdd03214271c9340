// One chunk, because the entry script would have to list the name of a second one.
export { LinkNote } from './LinkNote.tsx';
export { SearchShare } from './SearchShare.tsx';
