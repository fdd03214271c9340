/** One release's entry in CHANGELOG.md. */
export interface ChangelogEntry {
  /** ISO date, "2026-11-27". */
  readonly date: string;
  readonly title: string;
  readonly changes: readonly { readonly name: string; readonly text: string }[];
}

const heading = /^## (\d{4}-\d{2}-\d{2}): (.+)$/;
const change = /^- \*\*(.+?)\.\*\* (.+)$/;

/** The changelog's entries, newest first. Ignores lines before the first heading and lines in any other form. */
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
