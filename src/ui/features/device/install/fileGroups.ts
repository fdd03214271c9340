import type { AppFilesStatus } from '../../../hooks/serviceParts.ts';

export interface FileGroup {
  readonly id: 'screens' | 'workers' | 'fonts' | 'other';
  readonly title: string;
  /** What these files provide. */
  readonly means: string;
  readonly kept: number;
  readonly total: number;
}

type GroupId = FileGroup['id'];

const words: readonly (Pick<FileGroup, 'title' | 'means'> & { readonly id: GroupId })[] = [
  { id: 'screens', title: 'Screens', means: 'every screen and direct link' },
  { id: 'workers', title: 'Calculations and PDF', means: 'figures, scores, captured pages and reports' },
  { id: 'fonts', title: 'Fonts', means: 'fonts for screens and reports' },
  { id: 'other', title: 'Images and other files', means: 'icons and the app’s manifest' },
];

/** The app's files grouped by purpose, in display order. Empty groups are left out. */
export function fileGroups({ kept, missing }: Pick<AppFilesStatus, 'kept' | 'missing'>): readonly FileGroup[] {
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
