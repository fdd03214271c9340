import { unreachable } from '../../../core/kernel/result.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';

/** A capture's name in a list: its URL without scheme and www. */
export function captureName({ url, kind }: CaptureRow): string {
  if (url === null) return kind === 'page' ? 'A pasted page' : 'A link';
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** Status text of a capture. */
export function captureStatusText({ state, error, search, dealIds }: CaptureRow): string {
  if (search !== undefined && search.count > 0 && (state === 'analysing' || state === 'saved'))
    return `${state === 'saved' ? 'Read' : 'Reading'} ${dealIds.length} of ${search.count} properties${state === 'saved' ? '' : '…'}`;
  switch (state) {
    case 'waiting':
      return 'Saved. We’ll import it automatically when you’re back online.';
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
