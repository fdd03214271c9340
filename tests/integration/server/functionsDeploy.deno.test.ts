import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSecrets } from '../../../scripts/secrets/findSecrets.ts';
import { deno, denoOptions, entry } from '../../support/denoFunctions.ts';
import { startManagementDouble, type FunctionUpload, type ManagementDouble } from '../../support/managementDouble.ts';

/** Set SUPABASE_CLI to use an installed one; otherwise npx downloads the pinned release. */
const supabase = process.env['SUPABASE_CLI'] ? [process.env['SUPABASE_CLI']] : ['npx', '-y', '-p', 'supabase@3.1.0', 'supabase'];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const accessToken = `sbp_${'0123456789'.repeat(4)}`;
const canary = 'canary-3f9c1e';

/** Private files that may be next to a function on a developer's machine. */
const planted = [
  '.env',
  'supabase/.env',
  'supabase/functions/.env',
  'supabase/functions/ingest-run/.env',
  'supabase/functions/ingest-run/.env.local',
  'supabase/functions/ingest-run/handler.test.ts',
  'supabase/functions/ingest-run/notes.md',
  'src/backend/unused.ts',
  'src/core/listing/unused.ts',
];

const functions = readdirSync(join(root, 'supabase/functions')).filter((name) => !name.startsWith('_'));

/** A copy of the files that the command line reads, with its own double of the management API. */
interface Deployment {
  readonly folder: string;
  readonly management: ManagementDouble;
}

let deployments: readonly Deployment[] = [];
afterAll(async () => {
  for (const { folder, management } of deployments) {
    await management.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function newDeployment(): Promise<Deployment> {
  const management = await startManagementDouble(accessToken);
  const folder = mkdtempSync(join(tmpdir(), 'yardstick-deploy-'));
  deployments = [...deployments, { folder, management }];
  for (const part of ['supabase', 'src/core', 'src/backend']) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const path of planted) writeFileSync(join(folder, path), `CANARY=${canary}\n`);
  const addresses = [`api_url: ${management.origin}`, `dashboard_url: ${management.origin}`, 'project_host: localhost'];
  writeFileSync(join(folder, 'profile.yaml'), ['name: double', ...addresses, ''].join('\n'));
  return { folder, management };
}

/** Runs the command in docs/hosted-supabase.md against the double. */
async function deploy({ folder }: Deployment): Promise<void> {
  const settings = {
    SUPABASE_ACCESS_TOKEN: accessToken,
    SUPABASE_HOME: join(folder, '.home'),
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  };
  const options = ['--profile', join(folder, 'profile.yaml'), '--yes', '--project-ref', 'abcdefghijklmnopqrst', '--use-api'];
  const [command = '', ...before] = supabase;
  await promisify(execFile)(command, [...before, 'functions', 'deploy', ...options], { cwd: folder, env: { ...process.env, ...settings } });
}

/** The function's own files as Deno resolves them, and its import map. The platform fetches the packages. */
async function importGraph(name: string): Promise<readonly string[]> {
  const [command = '', ...before] = deno;
  const options = ['info', '--json', '--no-remote', ...denoOptions(name), entry(name)];
  const { stdout } = await promisify(execFile)(command, [...before, ...options], { cwd: root });
  const { modules } = JSON.parse(stdout) as { readonly modules: readonly { readonly kind: string; readonly specifier: string }[] };
  const own = modules.filter(({ kind }) => kind === 'esm').map(({ specifier }) => relative(root, fileURLToPath(specifier)));
  return [`supabase/functions/${name}/deno.json`, ...own].toSorted();
}

function uploadOf({ management }: Deployment, name: string): FunctionUpload {
  const uploads = management.uploads.filter(({ slug }) => slug === name);
  if (uploads.length !== 1 || uploads[0] === undefined) throw new Error(`${name} was sent ${uploads.length} times`);
  return uploads[0];
}

const pathsOf = ({ files }: FunctionUpload): readonly string[] => files.map(({ path }) => path).toSorted();

describe('supabase functions deploy --use-api', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await newDeployment();
    await deploy(deployment);
  });

  it('sends every function and nothing else', () => {
    expect(deployment.management.uploads.map(({ slug }) => slug).toSorted()).toEqual(functions);
  });

  it.each(functions)('sends %s with exactly the files it imports, unchanged', async (name) => {
    const upload = uploadOf(deployment, name);
    expect(pathsOf(upload)).toEqual(await importGraph(name));
    for (const { path, content } of upload.files) expect(content, path).toBe(readFileSync(join(root, path), 'utf8'));
  });

  it.each(functions)(
    'turns off the gateway’s token check for %s, which checks tokens itself, and names its entry file and import map',
    (name) => {
      expect(uploadOf(deployment, name).metadata).toMatchObject({
        entrypoint_path: `supabase/functions/${name}/index.ts`,
        import_map_path: `supabase/functions/${name}/deno.json`,
        static_patterns: [],
        verify_jwt: false,
      });
    },
  );

  it('sends no settings, tests or unused files next to the functions, and no secret', () => {
    const { requests } = deployment.management;
    expect(requests.length).toBeGreaterThan(functions.length);
    for (const request of requests) {
      expect(request).not.toContain(canary);
      expect(request).not.toContain(accessToken);
      expect(findSecrets(request)).toEqual([]);
    }
  });

  it('sends another file as soon as a function imports it', async () => {
    const changed = await newDeployment();
    appendFileSync(join(changed.folder, 'supabase/functions/ingest-run/handler.ts'), "import '../../../src/backend/unused.ts';\n");
    await deploy(changed);
    const unused = 'src/backend/unused.ts';
    expect(pathsOf(uploadOf(changed, 'ingest-run'))).toEqual([...(await importGraph('ingest-run')), unused].toSorted());
    expect(changed.management.requests.join('\n')).toContain(canary);
  });
});
