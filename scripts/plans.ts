import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './bench/machine.ts';
import { benchPlans, type Plans } from '../tests/bench/sync/server/benchPlans.ts';

/**
 * `npm run --silent plans [-- ROWS]`: how PostgreSQL runs every sync statement with ten million rows (or ROWS), and how long each takes
 * compared with a thousandth of the rows. Writes `docs/bench/YYYY-MM-DD-plans.md` unless ROWS is given. Needs PostgreSQL and 20 GB of disk.
 */
const root = join(import.meta.dirname, '..');
const asked = process.argv[2];
const rowsWanted = asked === undefined ? 10_000_000 : Number(asked);
if (!(rowsWanted > 0 && rowsWanted % 100_000 === 0)) {
  console.error(`ROWS must be a multiple of 100,000, got "${asked}"`);
  process.exitCode = 2;
} else {
  await measure();
}

async function measure(): Promise<void> {
  const plans = await benchPlans(rowsWanted);
  if (plans === null) {
    console.error('PostgreSQL is not installed on this machine');
    process.exitCode = 1;
    return;
  }
  const at = new Date().toISOString().slice(0, 10);
  const text = asMarkdown(plans, at);
  if (asked === undefined) writeFileSync(join(root, 'docs', 'bench', `${at}-plans.md`), text);
  console.log(text);
}

function asMarkdown({ rows, workspaces, statements }: Plans, at: string): string {
  const { processors, memoryGb } = machine(root);
  const parts = statements.map(
    ({ sql, plan, small, full }, index) =>
      `## ${index + 1}. ${small.toFixed(2)} ms, then ${full.toFixed(2)} ms (${(full / small).toFixed(1)} times)\n\n` +
      `\`\`\`sql\n${sql.replaceAll(/\n\s*/g, '\n  ').trim()}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\`\n`,
  );
  return (
    `# Plans of the sync statements, ${at}\n\n` +
    `${count(rows.full)} rows in ${count(workspaces)} workspaces, on ${processors} cores and ${memoryGb} GB. Each statement is run by its user under row-level ` +
    `security. The times are medians of five, first with ${count(rows.small)} rows, then with all of them. Written by \`npm run plans\`.\n\n${parts.join('\n')}`
  );
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}
