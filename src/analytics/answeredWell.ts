const answerWithinMs = 10_000;

interface Answer {
  /** False where the request failed, was refused, or had no answer after ten seconds. */
  readonly arrived: Promise<boolean>;
  readonly stop: () => void;
}

/**
 * Whether the next request whose address names this id is answered with success, by the browser's resource timing: posthog-js tells
 * nobody what arrived. An answer that the page may not read, as a hotel's sign-in page, counts as none.
 */
export function answeredWell(id: string): Answer {
  const { promise, resolve } = settled();
  const timer = setTimeout(() => resolve(false), answerWithinMs);
  const observer = new PerformanceObserver((list) => {
    const entry = list.getEntries().find(({ name }) => name.includes(id));
    if (entry !== undefined) resolve(isSuccess(entry));
  });
  observer.observe({ type: 'resource' });
  const arrived = promise.finally(() => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return { arrived, stop: () => resolve(false) };
}

/** Safari tells no status: there an event that left a device with a connection is left to the library's own repeats. */
function isSuccess(entry: PerformanceEntry & { readonly responseStatus?: number }): boolean {
  const { responseStatus } = entry;
  return responseStatus === undefined ? navigator.onLine : responseStatus >= 200 && responseStatus < 300;
}

function settled(): { readonly promise: Promise<boolean>; readonly resolve: (arrived: boolean) => void } {
  let resolve: (arrived: boolean) => void = nothing;
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const nothing = (): void => undefined;
