import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, readSource, root } from './sourceFiles.ts';

const papers = projectFiles().filter((file) => file.endsWith('.md'));
const guides = papers.filter((file) => file.startsWith('docs/') || !file.includes('/'));
const roomReadmes = papers.filter((file) => file.endsWith('/README.md') && !file.startsWith('docs/'));

/** The maximum size of a README in bytes: about one page. */
const onePage = 3_500;

/** Files that a command writes, as named in the documents. */
const generated = new Set(['docs/bench/DATE.json']);

interface Link {
  readonly from: string;
  readonly path: string;
  readonly anchor: string | null;
}

/** A document's links to files in this project, including pictures, by their path from the root. */
function linksOf(from: string): readonly Link[] {
  const source = withoutCode(readSource(from));
  const targets = [...source.matchAll(/\]\(([^)\s]+)\)/g), ...source.matchAll(/ src="([^"]+)"/g)].map(([, target = '']) => target);
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor = null] = target.split('#');
      return { from, path: file === '' ? from : posix.join(posix.dirname(from), file), anchor };
    });
}

const withoutCode = (source: string): string => source.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');

/** The anchors that GitHub generates for a document's headings. */
const anchorsOf = (file: string): readonly string[] =>
  [...readSource(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documents', () => {
  it('include a main README of at most 6 kB', () => {
    expect(Buffer.byteLength(readSource('README.md'))).toBeLessThanOrEqual(6_000);
  });

  it('show two pictures of the product, each small enough to open on a phone', () => {
    const pictures = linksOf('README.md').filter(({ path }) => /\.(png|jpg)$/.test(path));
    expect(pictures.length).toBe(2);
    for (const { path } of pictures) expect(statSync(join(root, path)).size).toBeLessThan(250_000);
  });

  it('link to files that exist', () => {
    const links = papers.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('link to headings that exist', () => {
    const links = papers.flatMap(linksOf).filter(({ path, anchor }) => anchor !== null && path.endsWith('.md'));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ path, anchor }) => !anchorsOf(path).includes(anchor ?? ''))).toEqual([]);
  });

  it('list every guide in the docs table of contents', () => {
    const listed = new Set(linksOf('docs/README.md').map(({ path }) => path));
    expect(guides.filter((file) => /^docs\/[^/]+\.md$/.test(file) && file !== 'docs/README.md' && !listed.has(file))).toEqual([]);
    const decided = new Set(linksOf('docs/decisions/README.md').map(({ path }) => path));
    expect(guides.filter((file) => /^docs\/decisions\/(?!README)/.test(file) && !decided.has(file))).toEqual([]);
  });

  it('name paths that exist, relative to the project’s folder or their own', () => {
    const missing = papers.flatMap((file) =>
      [...readSource(file).matchAll(/`((?:src|workers|sync-server|supabase|tests|docs|public|\scripts|\.config|\.ci)\/[\w./-]*)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !generated.has(path))
        .filter((path) => ![path, `${path}.test.ts`, posix.join(posix.dirname(file), path)].some((each) => existsSync(join(root, each))))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('keep each room’s README to one page', () => {
    expect(roomReadmes.length).toBeGreaterThan(50);
    expect(roomReadmes.filter((file) => Buffer.byteLength(readSource(file)) > onePage)).toEqual([]);
  });
});

/** The ways to call a script in package.json. */
const callsOf = (name: string): readonly string[] =>
  name === 'start' || name === 'test' ? [`npm ${name}`] : [`npm run ${name}`, `npm run --silent ${name}`];

describe('the commands', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

  it('named in any document are in package.json', () => {
    const unknown = papers.flatMap((file) =>
      [...readSource(file).matchAll(/npm run (?:--silent )?(\w[\w:-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => scripts[name] === undefined)
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('in package.json are all in docs/commands.md', () => {
    const page = readSource('docs/commands.md');
    const named = (text: string): boolean => new RegExp(`${text}(?![\\w:-])`).test(page);
    expect(Object.keys(scripts).filter((name) => !callsOf(name).some(named))).toEqual([]);
  });
});

describe('docs/configuration.md', () => {
  const shared = 'src/backend';
  const readers = ['sync-server/src/configuration.ts', `${shared}/apify/apifySettings.ts`, `${shared}/billing/billingSettings.ts`];

  it('has exactly the environment variables that the server reads', () => {
    const read = readers.flatMap((file) => [...readSource(file).matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name = '']) => name));
    const rows = readSource('docs/configuration.md').split('\n');
    const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));
    expect(listed.toSorted()).toEqual([...new Set(read)].toSorted());
  });
});
