import { strategyNames, type StrategyId } from '../src/core/deal/strategies/strategyInput.ts';
import { coverage, type CoverageCell } from '../src/core/pipeline/coverage.ts';
import { bases } from '../src/core/deal/owner.ts';

// `npm run --silent coverage`: a table of what is calculated, by market and strategy. Unsupported cells are explained below it.

const cells = coverage();
const strategies = Object.keys(strategyNames) as readonly StrategyId[];
const markets = [...new Set(cells.map(({ market }) => market))];
const refusals = [...new Set(cells.flatMap(({ refusal }) => refusal ?? []))];

const shown = ({ modelled, refusal }: CoverageCell): string =>
  refusal === null
    ? bases.flatMap((basis) => (modelled[basis].length === 0 ? [] : [`${basis}: ${modelled[basis].join(', ')}`])).join('; ')
    : `refused (${refusals.indexOf(refusal) + 1})`;

console.log(`| market | ${strategies.join(' | ')} |`);
console.log(`|${' --- |'.repeat(strategies.length + 1)}`);
for (const market of markets) {
  const row = strategies.map((strategy) => cells.find((cell) => cell.market === market && cell.strategy === strategy));
  console.log(`| ${market} | ${row.map((cell) => (cell === undefined ? '' : shown(cell))).join(' | ')} |`);
}
console.log('');
for (const [at, refusal] of refusals.entries()) console.log(`${at + 1}. ${refusal}`);
