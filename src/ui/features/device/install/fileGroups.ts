import type { FilesStanding } from '../../../hooks/serviceParts.ts';

export interface FileGroup {
  readonly id: 'screens' | 'workers' | 'fonts' | 'other';
  readonly title: string;
  /** What works with them. */
  readonly means: string;
  readonly kept: number;
  readonly total: number;
}

type GroupId = FileGroup['id'];

const words: readonly (Pick<FileGroup, 'title' | 'means'> & { readonly id: GroupId })[] = [
  { id: 'screens', title: 'Screens', means: 'every screen opens, at its own address too' },
  { id: 'workers', title: 'Calculations and PDF', means: 'figures, scores, captured pages and reports are made on this device' },
  { id: 'fonts', title: 'Fonts', means: 'screens and reports are set in their own letters' },
  { id: 'other', title: 'Pictures and the rest', means: 'icons and the app’s own description' },
];

/** The app's files by what they are for, in the order they are shown; a group that has none is left out. */
export function fileGroups({ kept, missing }: Pick<FilesStanding, 'kept' | 'missing'>): readonly FileGroup[] {
  return words
    .map((group) => ({ ...group, kept: count(kept, group.id), total: count(kept, group.id) + count(missing, group.id) }))
    .filter(({ total }) => total > 0);
}

const count = (paths: readonly string[], id: GroupId): number => paths.filter((path) => groupOf(path) === id).length;

function groupOf(path: string): GroupId {
  if (/\.(woff2|ttf)$/.test(path)) return 'fonts';
  if (/^\/assets\/(worker|data|evaluate|pdf)-[\w-]+\.js$/.test(path)) return 'workers';
  return /\.(js|css|html)$/.test(path) ? 'screens' : 'other';
}
