import { err, ok, type Result } from '../../../core/kernel/result.ts';
import type { ApiFailure, ApifyApi, DatasetPage } from './apifyApi.ts';

export interface DatasetDeps {
  readonly api: Pick<ApifyApi, 'items'>;
  readonly wait: (ms: number) => Promise<void>;
}

export interface DatasetLimits {
  /** Number of items wanted. No more are requested. */
  readonly most: number;
  /** Pauses before an empty or still growing dataset is read again, because its items can lag behind the end of the run. */
  readonly pauses: readonly number[];
}

/** The items read from a dataset. `tooLarge` counts items left out because each one alone exceeded the response limit. */
export interface DatasetItems {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly tooLarge: number;
}

/** Milliseconds between readings. After about fifteen seconds in total, an empty dataset is accepted as empty. */
export const lagPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000];

const pageSize = 25;

/** Reads a dataset until it has the items wanted or stops growing. If a page is too large, reads its items one by one. */
export async function readDataset(deps: DatasetDeps, datasetId: string, limits: DatasetLimits): Promise<Result<DatasetItems, ApiFailure>> {
  let read = await readOnce(deps, datasetId, limits.most);
  for (const pause of limits.pauses) {
    if (!read.ok || read.value.total >= limits.most) return read;
    await deps.wait(pause);
    const before = read.value.total;
    const next = await readOnce(deps, datasetId, limits.most);
    // Items already read are kept if the dataset stops responding.
    if (!next.ok) return before > 0 ? read : next;
    read = next;
    if (before > 0 && read.value.total === before) return read;
  }
  return read;
}

async function readOnce({ api }: DatasetDeps, datasetId: string, most: number): Promise<Result<DatasetItems, ApiFailure>> {
  const items: unknown[] = [];
  let tooLarge = 0;
  let total = 0;
  let limit = Math.min(pageSize, most);
  let offset = 0;
  while (offset < most) {
    const page: Result<DatasetPage, ApiFailure> = await api.items(datasetId, { offset, limit });
    if (!page.ok) {
      if (page.error.kind !== 'too-large') return err(page.error);
      if (limit > 1) limit = Math.ceil(limit / 5);
      else {
        tooLarge += 1;
        offset += 1;
        total = Math.max(total, offset);
      }
      continue;
    }
    const { value } = page;
    items.push(...value.items.slice(0, limit));
    offset += limit;
    total = Math.max(total, value.total ?? items.length);
    const past = value.total === null ? value.items.length < limit : offset >= value.total;
    if (past) break;
    limit = Math.min(limit, most - offset);
  }
  return ok({ items: items.slice(0, most), total, tooLarge });
}
