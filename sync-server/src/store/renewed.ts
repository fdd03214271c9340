/** How a thing that wears out is opened, and what wears it. */
export interface Wear<Thing> {
  readonly open: () => Promise<Thing>;
  readonly close: (thing: Thing) => Promise<void>;
  /** After how much wear a fresh one is opened. */
  readonly renewAfter: number;
}

/** Something lasting set up on the thing; returns how to undo it. */
type SetUp<Thing> = (thing: Thing) => Promise<() => Promise<void>>;

/** A thing that is closed and opened anew, between two uses, once it has worn out. */
export interface Renewed<Thing> {
  during<Value>(work: (thing: Thing) => Promise<Value>): Promise<Value>;
  /** One more piece of wear. */
  wear(): void;
  /** Sets up now, and again on every fresh one, until the returned function is called. */
  keep(setUp: SetUp<Thing>): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export async function createRenewed<Thing>({ open, close, renewAfter }: Wear<Thing>): Promise<Renewed<Thing>> {
  const kept = new Map<SetUp<Thing>, () => Promise<void>>();
  const inUse = new Set<Promise<unknown>>();
  let thing = await open();
  let worn = 0;
  /** While a fresh one is opened, everybody waits for it. */
  let renewing: Promise<void> | null = null;

  const renew = async (): Promise<void> => {
    await Promise.allSettled(inUse);
    await close(thing);
    thing = await open();
    worn = 0;
    for (const setUp of kept.keys()) kept.set(setUp, await setUp(thing));
  };
  const during = async <Value>(work: (thing: Thing) => Promise<Value>): Promise<Value> => {
    if (renewing !== null) {
      await renewing;
      return during(work);
    }
    const working = work(thing);
    inUse.add(working);
    try {
      return await working;
    } finally {
      inUse.delete(working);
      if (worn >= renewAfter) {
        // Where no fresh one can be had, there is nothing left to serve with: the rejection ends the process.
        renewing ??= renew().finally(() => {
          renewing = null;
        });
      }
    }
  };
  return {
    during,
    wear: () => {
      worn += 1;
    },
    keep: async (setUp) => {
      await during(async (current) => {
        kept.set(setUp, await setUp(current));
      });
      return () => undoSetUp(kept, setUp);
    },
    close: async () => {
      await renewing;
      await close(thing);
    },
  };
}

async function undoSetUp<Key>(kept: Map<Key, () => Promise<void>>, setUp: Key): Promise<void> {
  const undo = kept.get(setUp);
  kept.delete(setUp);
  await undo?.();
}
