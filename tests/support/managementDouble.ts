import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One function as the command line sent it, to be bundled by the platform. */
export interface FunctionUpload {
  readonly slug: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
}

export interface UploadedFile {
  readonly path: string;
  readonly content: string;
}

export interface ManagementDouble {
  readonly origin: string;
  readonly uploads: readonly FunctionUpload[];
  /** Method, URL and unchanged body of every request. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** The two Supabase management API calls that `functions deploy --use-api` makes. Requests without the access token are refused. */
export async function startManagementDouble(accessToken: string): Promise<ManagementDouble> {
  const uploads: FunctionUpload[] = [];
  const requests: string[] = [];
  const answer = async (request: IncomingMessage): Promise<readonly [status: number, body: unknown]> => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    requests.push(`${request.method} ${request.url}\n${body.toString('utf8')}`);
    if (request.headers.authorization !== `Bearer ${accessToken}`) return [401, { message: 'Unauthorized' }];
    const call = `${request.method} ${pathname.replace(/^\/v1\/projects\/[a-z]{20}\//, '')}`;
    if (call === 'POST functions/deploy') {
      const upload = await readUpload(searchParams.get('slug') ?? '', body, request.headers['content-type'] ?? '');
      uploads.push(upload);
      return [201, deployed(upload)];
    }
    return call === 'PUT functions' ? [200, { functions: JSON.parse(body.toString('utf8')) as unknown }] : [404, { message: 'Not Found' }];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readUpload(slug: string, body: Buffer, contentType: string): Promise<FunctionUpload> {
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const metadata = parts.get('metadata');
  const files = parts.getAll('file').map(async (file) => {
    if (typeof file === 'string') throw new Error('A file came without a name');
    return { path: file.name, content: await file.text() };
  });
  const text = typeof metadata === 'string' ? metadata : ((await metadata?.text()) ?? '{}');
  return { slug, metadata: JSON.parse(text) as FunctionUpload['metadata'], files: await Promise.all(files) };
}

const deployed = ({ slug, metadata }: FunctionUpload) => ({
  id: crypto.randomUUID(),
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: metadata['verify_jwt'],
  entrypoint_path: metadata['entrypoint_path'],
  ezbr_sha256: '0'.repeat(64),
});
