// One chunk: a second would add its name to the first script.
export { LinkNote } from './LinkNote.tsx';
export { SearchShare } from './SearchShare.tsx';
