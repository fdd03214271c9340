import * as v from 'valibot';
import { momentSchema } from '../../kernel/momentSchema.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { commentSchema } from '../collaboration/collaborationSchema.ts';
import { holdingSchema } from '../holding/holdingSchema.ts';
import { isValidInAnyCountry } from '../strategies/areValidInputs.ts';
import { everyInput } from '../strategies/strategyCatalogue.ts';
import { isStrategyId } from '../strategies/strategyInput.ts';
import type { StrategyId } from '../strategies/strategyInput.ts';
import type { ItemCollection, ItemsByCollection, Note, Scenario } from './items.ts';

/** A validated note, scenario, holding or comment from outside. Unknown fields are kept. The error names the first invalid field. */
export function parseItem<Coll extends ItemCollection>(coll: Coll, value: unknown): Result<ItemsByCollection[Coll], string> {
  const schema: v.GenericSchema<unknown, ItemsByCollection[Coll]> = schemas[coll];
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/));

const note: v.GenericSchema<unknown, Note> = v.looseObject({
  dealId: id,
  text: v.pipe(v.string(), v.maxLength(20_000)),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

const scenario: v.GenericSchema<unknown, Scenario> = v.pipe(
  v.looseObject({
    dealId: id,
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    strategy: v.custom<StrategyId>(isStrategyId, 'Not a strategy'),
    inputs: v.record(v.string(), v.unknown()),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  v.check(
    ({ strategy, inputs }) => everyInput(strategy).every((key) => !(key in inputs) || isValidInAnyCountry(strategy, key, inputs[key])),
    'An input in the scenario is out of range',
  ),
);

const schemas: { readonly [Coll in ItemCollection]: v.GenericSchema<unknown, ItemsByCollection[Coll]> } = {
  notes: note,
  scenarios: scenario,
  holdings: holdingSchema,
  comments: commentSchema,
};
