import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintExtension, type LintReport } from '../../support/lintExtension.ts';
import { writeSampleExtension } from '../../support/sampleExtension.ts';

async function lint(changed: Readonly<Record<string, string>> = {}): Promise<LintReport> {
  const folder = writeSampleExtension(changed);
  const report = await lintExtension(folder);
  rmSync(folder, { recursive: true });
  return report;
}

it('extension lint: a good extension has no error, warning or notice', async () => {
  expect(await lint()).toEqual({ errors: [], warnings: [], notices: [] });
});

it('extension lint: remote code, eval and HTML from strings are reported, each with its file', async () => {
  const { errors, warnings } = await lint({
    'popup.html': '<!doctype html><script src="https://scripts.example/1.js"></script>',
    'popup.js': 'eval(location.hash);\ndocument.body.innerHTML = location.hash;',
  });
  expect(errors).toEqual([]);
  expect(new Set(warnings.map(({ code, file, line }) => `${file}:${line ?? ''} ${code}`))).toEqual(
    new Set(['popup.html: REMOTE_SCRIPT', 'popup.js:1 DANGEROUS_EVAL', 'popup.js:2 UNSAFE_VAR_ASSIGNMENT']),
  );
});

it('extension lint: a manifest that browsers reject is an error', async () => {
  const { errors } = await lint({ 'manifest.json': JSON.stringify({ manifest_version: 3, name: 'Sample' }) });
  expect(errors.map(({ code, file }) => `${code} ${file}`)).toContain('MANIFEST_FIELD_REQUIRED manifest.json');
});
