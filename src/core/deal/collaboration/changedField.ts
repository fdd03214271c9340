import { currencyOfMarket, countryOfMarket, type MarketId } from '../../market/markets.ts';
import { isAllowedInput, bareInputText } from '../strategies/inputValue.ts';
import { rowsOfInput, strategyInput } from '../strategies/strategyCatalogue.ts';
import { isStrategyId, strategyNamesIn, type StrategyId } from '../strategies/strategyInput.ts';
import { decisionLabels, type DecisionChoice } from './collaboration.ts';

/** A field of a deal as people know it. */
export interface ChangedField {
  readonly label: string;
  /** A value of the field as text. Null if it is not worth showing. */
  readonly textOf: (value: unknown) => string | null;
}

/** The deal's strategy and market, which name its inputs. */
export interface NamedInputs {
  readonly strategy: StrategyId;
  readonly market: MarketId;
}

/** The field at a path of a deal's record, or null if the app writes it without anyone's decision. */
export function changedField(path: string, given: NamedInputs): ChangedField | null {
  const [top = '', ...rest] = path.split('/').map(unescaped);
  if (top === 'inputs') return inputField(rest, given);
  const label = labels[top];
  return label === undefined ? null : { label, textOf: texts[top]?.(given) ?? hidden };
}

/** A value of any field as text, also of fields that the timeline leaves out. */
export function anyValueText(path: string, value: unknown, given: NamedInputs): string {
  if (value === undefined || value === null) return 'no value';
  const known = changedField(path, given)?.textOf(value) ?? null;
  return known ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

const hidden = (): null => null;

/** The deal's own fields. The listing's facts are one, because a new reading changes many at once. */
const labels: Readonly<Record<string, string>> = {
  facts: 'Listing details',
  stage: 'Stage',
  country: 'Country',
  region: 'State or region',
  savedAt: 'Saved',
  binnedAt: 'Bin',
  tags: 'Tags',
  strategy: 'Strategy',
  ownership: 'Ownership and tax basis',
  viewing: 'Viewing',
  plan: 'Plan',
  assignment: 'Assignment',
  decision: 'Decision',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const texts: Readonly<Record<string, (given: NamedInputs) => ChangedField['textOf']>> = {
  stage: () => (value) => (typeof value === 'string' ? capital(value) : null),
  strategy:
    ({ market }) =>
    (value) =>
      isStrategyId(value) ? strategyNamesIn(countryOfMarket(market))[value] : null,
  savedAt: () => (value) => (typeof value === 'number' ? 'yes' : 'no'),
  binnedAt: () => (value) => (typeof value === 'number' ? 'moved there' : 'restored'),
  decision: () => decisionText,
  assignment: () => assigneeText,
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const isChoice = (value: unknown): value is DecisionChoice => typeof value === 'string' && Object.hasOwn(decisionLabels, value);

function decisionText(value: unknown): string | null {
  if (!isFields(value) || !isChoice(value['choice'])) return null;
  const { choice, reason } = value;
  return typeof reason === 'string' && reason !== '' ? `${decisionLabels[choice]} (${reason})` : decisionLabels[choice];
}

const assigneeText = (value: unknown): string | null => (isFields(value) && typeof value['name'] === 'string' ? value['name'] : null);

function inputField([strategy, key, ...rest]: readonly string[], given: NamedInputs): ChangedField {
  if (!isStrategyId(strategy) || key === undefined) return { label: 'Assumptions', textOf: hidden };
  // An input that the market does not use keeps the name it has elsewhere.
  const entry = strategyInput(strategy, key, given.market) ?? rowsOfInput(strategy, key)[0];
  const name = entry?.label ?? key;
  const label = strategy === given.strategy ? name : `${strategyNamesIn(countryOfMarket(given.market))[strategy]}: ${name}`;
  const textOf: ChangedField['textOf'] = (value) =>
    entry === undefined || rest.length > 0 || !isAllowedInput(entry, value)
      ? null
      : bareInputText(entry, value, currencyOfMarket(given.market));
  return { label, textOf };
}
