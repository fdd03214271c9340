import { wrap } from 'comlink';
import type { Deal } from '../../../../../src/core/deal/deal.ts';
import { benchDeal } from '../deals.ts';

interface Surface {
  run(method: string, args: readonly unknown[]): Promise<unknown>;
}

const workers = new Map<string, Surface>();

/** What the benchmark does on a page that holds nothing else: it starts a worker, ours or another's, and calls it. */
const driver = {
  start(name: string, address: string, type: WorkerType): void {
    workers.set(name, wrap<Surface>(new Worker(address, { type, name })) as unknown as Surface);
  },
  run: (name: string, method: string, args: readonly unknown[]) => workers.get(name)?.run(method, args),
  /** Adds deals as commands of a person, all at once; milliseconds until the last is answered as durable. */
  async addDeals(name: string, count: number): Promise<number> {
    const deals = Array.from({ length: count }, (_, number): Deal => benchDeal(number));
    const began = performance.now();
    const answers = await Promise.all(deals.map((deal) => workers.get(name)?.run('mutate', [{ type: 'deal/add', deal }])));
    const took = performance.now() - began;
    if (!answers.every((answer) => (answer as { readonly ok: boolean }).ok)) throw new Error('A deal was not added');
    return took;
  },
};

export type Driver = typeof driver;

(globalThis as { benchDriver?: Driver }).benchDriver = driver;
