import { ingestHeaders } from '../core/contracts/ingestContract.ts';

const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  ...Object.values(ingestHeaders),
];

/** CORS headers that allow pages from a listed origin to call us and read the response. Never "*". An unknown origin gets no permission. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Readonly<Record<string, string>> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': allowedHeaders.join(', '),
    'access-control-max-age': '600',
  };
}
