/** One event queued on the device. */
export interface QueuedEvent {
  /** The event's id, sent to PostHog, which counts events with the same id once. */
  readonly uuid: string;
  readonly event: string;
  /** The account at the time. Null if no one was signed in, absent if that was not known yet. */
  readonly userId?: string | null;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  readonly fields: Readonly<Record<string, string | number>>;
}

export type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The events queued on this device, shared by all windows of the app. */
export interface EventQueue {
  add(event: QueuedEvent): void;
  /** The queued events in the order they happened. Old or damaged ones are removed. */
  waiting(now: number): readonly QueuedEvent[];
  remove(event: QueuedEvent): void;
  clear(): void;
}

/** Each event has its own key, so two windows never overwrite each other's. */
const prefix = 'yardstick-event.';
export const maxQueuedEvents = 200;
export const eventExpiryMs = 30 * 86_400_000;

export function createEventQueue(storage: EventStorage): EventQueue {
  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  const forget = (key: string): void => storage.removeItem(key);
  return {
    add: (event) => {
      // Keep the newest, because they describe what the person is doing now.
      keys()
        .slice(0, -(maxQueuedEvents - 1))
        .forEach(forget);
      storage.setItem(keyOf(event), JSON.stringify(event));
    },
    waiting: (now) =>
      keys().flatMap((key) => {
        const event = readEvent(storage.getItem(key));
        if (event !== null && keyOf(event) === key && now - event.at <= eventExpiryMs) return [event];
        forget(key);
        return [];
      }),
    remove: (event) => forget(keyOf(event)),
    clear: () => keys().forEach(forget),
  };
}

/** A key that sorts by time. It has no user id, because keys that contain another user's id are kept when a person's data is removed. */
const keyOf = ({ at, uuid }: QueuedEvent): string => `${prefix}${String(at).padStart(15, '0')}-${uuid.replaceAll('-', '')}`;

function readEvent(text: string | null): QueuedEvent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<QueuedEvent> | null;
    const isWhole = typeof value?.uuid === 'string' && typeof value.event === 'string' && typeof value.at === 'number';
    return isWhole ? (value as QueuedEvent) : null;
  } catch {
    return null;
  }
}
