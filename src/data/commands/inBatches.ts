interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (cause: unknown) => void;
}

/**
 * Work that is given while other work is under way is done together, up to `most` at a time and in the order given: a disk that flushes
 * once for a hundred changes takes hardly longer than for one. A single one waits for nothing. Where a batch fails, all of it fails.
 */
export function inBatches<Item, Answer>(
  most: number,
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let isRunning = false;
  const drain = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) await runSome(waiting.splice(0, most), run);
    isRunning = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void drain();
    });
}

async function runSome<Item, Answer>(
  some: readonly Waiting<Item, Answer>[],
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await run(some.map(({ item }) => item));
    if (answers.length !== some.length) throw new Error('A batch was not answered in full');
    answers.forEach((answer, place) => some[place]?.resolve(answer));
  } catch (cause) {
    some.forEach(({ reject }) => reject(cause));
  }
}
