import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes a line for each skipped test, and why, to the file named by `SKIPPED_TESTS`. `verify` prints them at the end. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['SKIPPED_TESTS'];
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    for (const module of modules) {
      const skipped = [...module.children.allTests('skipped')];
      if (skipped.length === 0) continue;
      const notes = new Set(skipped.map((test) => noteOf(test.result())));
      appendFileSync(file, `${relative(process.cwd(), module.moduleId)}: ${skipped.length} skipped (${[...notes].join('; ')})\n`);
    }
  }
}

const noteOf = (result: { readonly state: string; readonly note?: string | undefined }): string => result.note ?? 'no reason given';
