import type { Deal } from '../../core/deal/deal.ts';

/** Count and order-free hash of every `id:mid`; equal digests mean equal states. */
export function digestOf(deals: readonly Pick<Deal, 'id' | 'mid'>[]): { readonly count: number; readonly hash: string } {
  let mixed = 0;
  for (const { id, mid } of deals) mixed = (mixed ^ fnv1a(`${id}:${mid}`)) >>> 0;
  return { count: deals.length, hash: mixed.toString(16).padStart(8, '0') };
}

/** 32-bit FNV-1a. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
