import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Every file that git tracks or would track, by its path from the project's folder. */
export function projectFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

export const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

const importForms = [
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?'([^']+)'/g,
  /\b(import)\s*(\()\s*'([^']+)'\s*\)/g,
];

/** What a file imports: relative targets resolved from the project's folder, packages unchanged. */
export function importsOf(file: string): readonly Import[] {
  const source = readSource(file);
  const found: Import[] = [];
  for (const form of importForms) {
    for (const match of source.matchAll(form)) {
      const target = match[3] ?? '';
      found.push({ target: resolveTarget(file, target), typeOnly: (match[2] ?? '').startsWith('type') || onlyTypes(match[0]) });
    }
  }
  for (const match of source.matchAll(/new URL\('([^']+)', import\.meta\.url\)/g)) {
    found.push({ target: resolveTarget(file, match[1] ?? ''), typeOnly: false });
  }
  return found;
}

/** `import { type A, type B } from …` imports no code either. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (names === undefined || /import\s+\w/.test(statement)) return false;
  return names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
}

const resolveTarget = (file: string, target: string): string =>
  target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), target)) : target;
