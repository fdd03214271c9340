const answerWithinMs = 1_500;

/** A service worker's answer to one of our messages. Null if it does not answer in time. */
export function queryServiceWorker(worker: ServiceWorker | null, type: string, withinMs = answerWithinMs): Promise<unknown> {
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    const timer = setTimeout(resolve, withinMs, null);
    channel.port1.addEventListener(
      'message',
      (event: MessageEvent<unknown>) => {
        clearTimeout(timer);
        resolve(event.data);
      },
      { once: true },
    );
    channel.port1.start();
    worker.postMessage({ type }, [channel.port2]);
  });
}

/** The build that a worker belongs to. Null if it does not answer in time. */
export async function workerVersion(worker: ServiceWorker | null, withinMs = answerWithinMs): Promise<string | null> {
  const answer = await queryServiceWorker(worker, 'VERSION', withinMs);
  return typeof answer === 'string' ? answer : null;
}
