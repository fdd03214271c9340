import { unreachable } from '../../../core/kernel/result.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';

/** What a capture is called in a list: its address without the parts everyone knows. */
export function captureName({ url, kind }: CaptureRow): string {
  if (url === null) return kind === 'page' ? 'A pasted page' : 'A link';
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** Where a capture stands, in words. */
export function captureWords({ state, error, search, dealIds }: CaptureRow): string {
  if (search !== undefined && search.count > 0 && (state === 'analysing' || state === 'saved'))
    return `${state === 'saved' ? 'Read' : 'Reading'} ${dealIds.length} of ${search.count} properties${state === 'saved' ? '' : '…'}`;
  switch (state) {
    case 'waiting':
      return 'Kept until there is a connection; it is read by itself then.';
    case 'fetching':
      return 'Fetching the listing…';
    case 'parsing':
      return 'Reading the page…';
    case 'analysing':
      return 'Analysing…';
    case 'saved':
      return dealIds.length > 1 ? `Read ${dealIds.length} properties` : 'Saved';
    case 'failed':
      return error?.message ?? 'Ingestion failed';
    default:
      return unreachable(state);
  }
}
