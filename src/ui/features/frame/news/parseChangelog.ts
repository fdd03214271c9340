/** What one release lets people do, as CHANGELOG.md words it. */
export interface ChangelogEntry {
  /** ISO date, "2026-11-27". */
  readonly date: string;
  readonly title: string;
  readonly changes: readonly { readonly name: string; readonly text: string }[];
}

const heading = /^## (\d{4}-\d{2}-\d{2}): (.+)$/;
const change = /^- \*\*(.+?)\.\*\* (.+)$/;

/** Returns the changelog's entries in its order, newest first. Lines before the first heading are ignored, as is any line of another form. */
export function parseChangelog(source: string): readonly ChangelogEntry[] {
  const entries: { date: string; title: string; changes: { name: string; text: string }[] }[] = [];
  for (const line of source.split('\n')) {
    const [, date, title] = heading.exec(line) ?? [];
    if (date !== undefined && title !== undefined) entries.push({ date, title, changes: [] });
    const [, name, text] = change.exec(line) ?? [];
    if (name !== undefined && text !== undefined) entries.at(-1)?.changes.push({ name, text });
  }
  return entries;
}
