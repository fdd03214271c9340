import { readFileSync } from 'node:fs';
import type { DealPlan } from '../../src/core/deal/plan/planEvent.ts';
import { rowsOfInput } from '../../src/core/deal/strategies/strategyCatalogue.ts';
import { strategyNames } from '../../src/core/deal/strategies/strategyInput.ts';
import type { StrategyId } from '../../src/core/deal/strategies/strategyInput.ts';
import { isAllowedInput } from '../../src/core/deal/strategies/inputValue.ts';
import { isAllowedTaxInput, taxInputCatalogue } from '../../src/core/deal/tax/taxInputCatalogue.ts';
import type { TaxInputKey, TaxOverrides } from '../../src/core/deal/tax/taxInputs.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import { err, ok, type Result } from '../../src/core/kernel/result.ts';
import { checkListingUrl } from '../../src/core/listing/portalUrl.ts';
import { isCountryCode } from '../../src/core/kernel/countries.ts';
import { isMarketId } from '../../src/core/market/markets.ts';
import { readMortgageOptions, type ComparedProducts } from './mortgageOptions.ts';
import { readPlanFile } from './planFile.ts';
import { readRiskOptions, type RiskTerms } from './riskOptions.ts';
import type { InputEntry } from '../../src/core/deal/strategies/inputEntry.ts';
import { bases, owners, type Basis, type Owner } from '../../src/core/deal/owner.ts';

/** The terms of the evaluation. `assumptions` and `tax` have been checked. Money is in minor units, rates are fractions. */
export interface Terms extends RiskTerms {
  readonly strategy: StrategyId;
  /** ISO 3166 country and region. If null, the listing's postcode decides. */
  readonly market: string | null;
  readonly owner: Owner;
  readonly basis: Basis;
  readonly assumptions: Readonly<Record<string, unknown>>;
  readonly tax: TaxOverrides;
  /** The mortgage products to compare. Null if none are to be compared. */
  readonly mortgages: ComparedProducts | null;
  /** The plan of events during the hold. Null if none was given. */
  readonly plan: DealPlan | null;
}

export interface Command {
  readonly source: string;
  readonly url: string | null;
  readonly terms: Terms;
}

export const usage = `Usage: npm run --silent analyse -- <page.html | URL> [options]
       npm run --silent analyse -- --cards <page.html | folder>...   counts the cards of saved search pages
       npm run --silent analyse -- --area <listings.json>          rent, yield and area for every listing in a file
       npm run --silent analyse -- --place <address>               country, region and outcode of a typed address
       npm run --silent analyse -- --amount <text> [--locale de-DE] the number a typed amount means in a locale
  --url LISTING_URL        the URL of a saved page
  --strategy STRATEGY      ${Object.keys(strategyNames).join(', ')} (default: buy-to-let)
  --market REGION          the rules to use, such as GB-ENG or US-OH (default: from the address)
  --owner OWNER            ${owners.join(', ')}: who buys and is taxed (default: me)
  --basis BASIS            ${bases.join(', ')}: for score and verdict (default: before-tax)
  --assumptions FILE.json  your own values by key; money in pounds, rates as fractions
  --mortgages [FILE.csv]   compare products for the deal; without a file, typical dated examples
  --highest-rate RATE      with --mortgages: a second APRC with every variable rate at this rate, the highest in 20 years
  --overpay POUNDS         with --mortgages: the saving from overpaying by this much a month
  --plan FILE.json         a buy-to-let's holding period and dated events; money in pounds, rates as fractions
  --goal INPUT:FIGURE=N    the highest price, lowest rent, … at which a figure reaches N: purchasePrice:netYield=0.06; amounts in pounds
  --risk SEED              a buy-to-let's sensitivity, low and high cases, and 10,000 simulations`;

/** The parsed and checked command line. The error says what is wrong with it. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const given = splitArguments(args);
  if (!given.ok) return given;
  const { sources, options } = given.value;
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0) return err('Give one page or link');
  const url = options.get('--url') ?? null;
  if (url !== null && !checkListingUrl(url).valid) return err(`--url: ${checkListingUrl(url).message || 'is empty'}`);
  const terms = readTerms(options);
  return terms.ok ? ok({ source, url, terms: terms.value }) : terms;
}

const optionNames: ReadonlySet<string> = new Set([
  '--url',
  '--assumptions',
  '--strategy',
  '--market',
  '--owner',
  '--basis',
  '--mortgages',
  '--highest-rate',
  '--overpay',
  '--plan',
  '--goal',
  '--risk',
]);

interface Arguments {
  readonly sources: readonly string[];
  readonly options: ReadonlyMap<string, string>;
}

function splitArguments(args: readonly string[]): Result<Arguments, string> {
  const sources: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('--')) sources.push(arg);
    else if (!optionNames.has(arg)) return err(`Unknown option: ${arg}`);
    // The option's value may be omitted, so the next argument is its value only if it looks like a file name.
    else if (arg === '--mortgages' && !args[at + 1]?.toLowerCase().endsWith('.csv')) options.set(arg, '');
    else if (args[at + 1] === undefined) return err(`${arg} needs a value`);
    else options.set(arg, args[(at += 1)] ?? '');
  }
  return ok({ sources, options });
}

function readTerms(options: ReadonlyMap<string, string>): Result<Terms, string> {
  const strategy = options.get('--strategy') ?? 'buy-to-let';
  if (!isStrategy(strategy)) return err(`--strategy: unknown strategy "${strategy}"`);
  const market = options.get('--market') ?? null;
  if (market !== null && !isMarket(market)) return err(`--market: unknown market "${market}". Use an ISO 3166 code such as GB-ENG`);
  const owner = options.get('--owner') ?? 'me';
  if (!isOneOf(owners, owner)) return err(`--owner: unknown owner "${owner}"`);
  const basis = options.get('--basis') ?? 'before-tax';
  if (!isOneOf(bases, basis)) return err(`--basis: unknown basis "${basis}"`);
  const file = options.get('--assumptions');
  const read = file === undefined ? ok({ assumptions: {}, tax: {} }) : readAssumptions(file, strategy);
  if (!read.ok) return read;
  const mortgages = readMortgageOptions(options);
  if (!mortgages.ok) return mortgages;
  if (mortgages.value !== null && strategy !== 'buy-to-let') return err('--mortgages works only for buy-to-let');
  const risk = readRiskOptions(options);
  if (!risk.ok) return risk;
  if ((risk.value.goal !== null || risk.value.risk !== null) && strategy !== 'buy-to-let')
    return err('--goal and --risk work only for buy-to-let');
  const planFile = options.get('--plan');
  if (planFile !== undefined && strategy !== 'buy-to-let') return err('--plan works only for buy-to-let');
  const plan = planFile === undefined ? ok(null) : readPlanFile(planFile);
  return plan.ok
    ? ok({ strategy, market, owner, basis, ...read.value, ...risk.value, mortgages: mortgages.value, plan: plan.value })
    : plan;
}

const isStrategy = (name: string): name is StrategyId => Object.hasOwn(strategyNames, name);
const isMarket = (id: string): boolean =>
  isMarketId(id) || (/^(?!GB)[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(id) && isCountryCode(id.slice(0, 2)));
const isOneOf = <Value extends string>(values: readonly Value[], name: string): name is Value => values.some((value) => value === name);

/** A JSON object of assumptions by key, including the owner's tax inputs. Money is in pounds, rates are fractions. */
function readAssumptions(file: string, strategy: StrategyId): Result<Pick<Terms, 'assumptions' | 'tax'>, string> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return err(`--assumptions: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return err('--assumptions: not a JSON object');
  const assumptions: Record<string, unknown> = {};
  const tax: Record<string, unknown> = {};
  for (const [key, value] of Object.entries({ ...given })) {
    const isTax = isTaxKey(key);
    const read = isTax ? taxValue(key, value) : assumptionValue(key, value, rowsOfInput(strategy, key));
    if (!read.ok) return read;
    if (isTax) tax[key] = read.value;
    else assumptions[key] = read.value;
  }
  return ok({ assumptions, tax });
}

const isTaxKey = (key: string): key is TaxInputKey => Object.hasOwn(taxInputCatalogue, key);

function taxValue(key: TaxInputKey, value: unknown): Result<unknown, string> {
  const amount = taxInputCatalogue[key].unit === 'money' ? inMinorUnits(value) : value;
  return isAllowedTaxInput(key, amount) ? ok(amount) : cannotBe(key, value);
}

function assumptionValue(key: string, value: unknown, entries: readonly InputEntry[]): Result<unknown, string> {
  const entry = entries.find((candidate) => candidate.key === key);
  if (entry === undefined) return err(`--assumptions: unknown assumption "${key}"`);
  const amount = amountOf(entry, value);
  return isAllowedInput(entry, amount) ? ok(amount) : cannotBe(key, value);
}

const cannotBe = (key: string, value: unknown): Result<never, string> => err(`--assumptions: ${key} cannot be ${JSON.stringify(value)}`);

/** A value in the engine's units. Tables of rooms and units also contain amounts. */
function amountOf({ unit }: InputEntry, value: unknown): unknown {
  if (unit === 'money') return inMinorUnits(value);
  if ((unit !== 'rooms' && unit !== 'units') || !Array.isArray(value)) return value;
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null && 'monthlyRent' in row ? { ...row, monthlyRent: inMinorUnits(row.monthlyRent) } : row,
  );
}

const inMinorUnits = (value: unknown): unknown => (typeof value === 'number' && Math.abs(value) < 1e12 ? fromMajor(value) : value);
