/** One event as it waits on the device. */
export interface WaitingEvent {
  /** Told to PostHog, which counts an event of the same id once. */
  readonly uuid: string;
  readonly event: string;
  /** The account it happened under; null where nobody was signed in, absent where that was not known yet. */
  readonly userId?: string | null;
  /** When it happened, epoch milliseconds. */
  readonly at: number;
  readonly fields: Readonly<Record<string, string | number>>;
}

export type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The events that wait on this device, shared by every window of the app. */
export interface EventQueue {
  add(event: WaitingEvent): void;
  /** Those that are not too old, in the order they happened; what is too old or damaged is forgotten. */
  waiting(now: number): readonly WaitingEvent[];
  remove(event: WaitingEvent): void;
  clear(): void;
}

/** Each event is an entry of its own, so that two windows never write over each other's. */
const prefix = 'yardstick-event.';
export const mostWaiting = 200;
export const forgottenAfterMs = 30 * 86_400_000;

export function createEventQueue(storage: EventStorage): EventQueue {
  const keys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      .filter((key) => key.startsWith(prefix))
      .toSorted();
  const forget = (key: string): void => storage.removeItem(key);
  return {
    add: (event) => {
      // The newest win: they belong to what the person is doing now.
      keys()
        .slice(0, -(mostWaiting - 1))
        .forEach(forget);
      storage.setItem(keyOf(event), JSON.stringify(event));
    },
    waiting: (now) =>
      keys().flatMap((key) => {
        const event = readEvent(storage.getItem(key));
        if (event !== null && keyOf(event) === key && now - event.at <= forgottenAfterMs) return [event];
        forget(key);
        return [];
      }),
    remove: (event) => forget(keyOf(event)),
    clear: () => keys().forEach(forget),
  };
}

/** Sorts by time. No uuid is spelled out in it: forgetting a person keeps entries that name somebody else by theirs. */
const keyOf = ({ at, uuid }: WaitingEvent): string => `${prefix}${String(at).padStart(15, '0')}-${uuid.replaceAll('-', '')}`;

function readEvent(text: string | null): WaitingEvent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<WaitingEvent> | null;
    const isWhole = typeof value?.uuid === 'string' && typeof value.event === 'string' && typeof value.at === 'number';
    return isWhole ? (value as WaitingEvent) : null;
  } catch {
    return null;
  }
}
