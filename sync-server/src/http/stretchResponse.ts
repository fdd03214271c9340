import type { AppFile } from './appFile.ts';

/**
 * The part of a file that a request's `Range` asks for (206), or that there is no such part (416). Null for a request of the whole: without
 * the header, with one of another unit, of several stretches, or bound to a tag (ours are weak, and such a tag allows no parts).
 */
export function stretchResponse(request: Request, { content }: AppFile, headers: Readonly<Record<string, string>>): Response | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '' || request.headers.has('if-range')) return null;
  const size = content.byteLength;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  // A stretch that ends before it begins is none: the header is as if it were not there.
  if (first !== '' && last !== '' && Number(last) < from) return null;
  if (from >= to) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  return new Response(request.method === 'HEAD' ? null : content.slice(from, to), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to - 1}/${size}`, 'content-length': String(to - from) },
  });
}
