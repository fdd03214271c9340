/** What the recorder in every soak page reports after comparing the badge with the stores. */
export interface HonestyReport {
  /** A random number that identifies this page load. */
  readonly page: number;
  readonly samples: number;
  /** How many samples found something waiting. A recorder that never finds any proves nothing. */
  readonly waiting: number;
  /** The longest time the badge said "Synced" with something waiting, in milliseconds. */
  readonly longestLie: number;
  readonly evidence: string;
  /** The longest time a wrong count was shown, in milliseconds. */
  readonly longestMiscount: number;
  readonly miscount: string;
}

/** The name of the function that receives the reports. */
export const honestyBinding = '__tellHonesty';

/**
 * An init script. A badge is wrong if it shows the same wrong text before and after the stores are read. Its duration runs from the first
 * to the last such sample in a row, so it includes the time to redraw a badge.
 */
// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, which has no scope of ours
export function recordHonesty(binding: string): void {
  const page = Math.random();
  const own = globalThis as unknown as {
    readonly [name: string]: ((report: HonestyReport) => void) | undefined;
  } & { readonly __countUnsent?: () => Promise<number | null> };
  const tell = own[binding];
  let samples = 0;
  let waiting = 0;
  /** A series of identical wrong samples. */
  const run = () => ({ what: '', began: 0, longest: 0, evidence: '' });
  const lie = run();
  const miscount = run();
  const badge = (): { readonly state: string; readonly count: string; readonly words: string } => {
    const found = document.querySelector('[data-testid=sync-badge]');
    const count = found?.querySelector('[data-testid=pending-count]')?.textContent ?? '';
    return { state: found?.getAttribute('data-state') ?? '', count, words: found?.textContent ?? '' };
  };
  const note = (to: ReturnType<typeof run>, what: string): void => {
    const now = performance.now();
    if (what !== to.what) Object.assign(to, { what, began: now });
    if (what === '' || now - to.began <= to.longest) return;
    to.longest = now - to.began;
    to.evidence = `${what} at ${new Date().toISOString()}, ${Math.round(now)} ms after the page began, on ${location.pathname}`;
  };
  const sample = async (): Promise<void> => {
    const before = badge();
    if (before.count === '' || own.__countUnsent === undefined) return;
    const unsent = await own.__countUnsent();
    const after = badge();
    if (unsent === null) return;
    samples += 1;
    if (unsent > 0) waiting += 1;
    const isStill = before.state === after.state && before.count === after.count;
    note(lie, isStill && after.state === 'synced' && unsent > 0 ? 'it said "Synced" with something waiting' : '');
    note(miscount, isStill && Number(after.count) !== unsent ? `"${after.words}" with ${unsent} waiting` : '');
  };
  const look = async (): Promise<void> => {
    await sample().catch(() => undefined);
    tell?.({
      page,
      samples,
      waiting,
      longestLie: lie.longest,
      evidence: lie.evidence,
      longestMiscount: miscount.longest,
      miscount: miscount.evidence,
    });
    setTimeout(() => void look(), 200);
  };
  setTimeout(() => void look(), 0);
}
