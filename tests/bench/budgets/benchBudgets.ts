import { startProduct, type Product } from '../../e2e/support/product.ts';
import type { BenchLine } from '../line.ts';
import { buildRelease, codeBudgets, releaseFolder } from './codeBudgets.ts';
import { keystrokeBudget } from './keystrokeBudget.ts';
import { lighthouseBudgets } from './lighthouseBudgets.ts';
import { openPlace, type Place } from './place.ts';
import { searchBudget } from './searchBudget.ts';
import { isWanted } from './sizes.ts';
import { storageBudgets } from './storageBudgets.ts';
import { pullBudgets, pushBudgets } from './syncBudgets.ts';
import { touchBudgets } from './touchBudgets.ts';

interface Closable {
  close(): Promise<void>;
}

type Budgets<Where> = Readonly<Record<string, (where: Where) => readonly BenchLine[] | Promise<readonly BenchLine[]>>>;

/** Budgets measured in the test build, on one server with its own database. */
const ofData: Budgets<Place> = { storage: storageBudgets, pull: pullBudgets, push: pushBudgets };
/** Budgets measured in the test build, each on its own server. */
const ofScreens: Budgets<Closable> = { search: searchBudget, keystroke: keystrokeBudget };
/** Budgets measured in the release build. */
const ofFirstVisits: Budgets<Product> = {
  code: codeBudgets,
  touch: ({ origin }) => touchBudgets(origin),
  lighthouse: ({ origin }) => lighthouseBudgets(origin),
};

/** Measures all budgets of the product in one run, each compared with a fixed reference, for the table to read before a release. */
export const benchBudgets = async (): Promise<readonly BenchLine[]> => [
  ...(await measured(ofData, openPlace)),
  ...(await measured(ofScreens, async () => ({ close: async () => {} }))),
  ...(await measured(ofFirstVisits, openRelease)),
];

async function openRelease(): Promise<Product> {
  buildRelease();
  return startProduct({}, { APP_DIR: releaseFolder });
}

/** A budget that cannot be measured counts as missed, and the others are still measured. */
async function measured<Where extends Closable>(budgets: Budgets<Where>, open: () => Promise<Where>): Promise<readonly BenchLine[]> {
  const wanted = Object.entries(budgets).filter(([name]) => isWanted(name));
  if (wanted.length === 0) return [];
  const where = await open();
  const lines: BenchLine[] = [];
  try {
    for (const [name, measure] of wanted) {
      console.error(`  ${name} …`);
      try {
        lines.push(...(await measure(where)));
      } catch (cause) {
        console.error(cause);
        lines.push({ name, value: Number.NaN, unit: 'could not be measured', target: 'a figure', met: false });
      }
    }
  } finally {
    await where.close();
  }
  return lines;
}
