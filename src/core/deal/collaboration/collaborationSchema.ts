import * as v from 'valibot';
import { parseIsoDate, type IsoDate } from '../../kernel/calendar.ts';
import { momentSchema } from '../../kernel/momentSchema.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { collaborationLimits, decisionChoices, type Assignment, type Comment, type Decision } from './collaboration.ts';

/** A validated assignment. The error names the first invalid field. */
export const parseAssignment = (value: unknown): Result<Assignment, string> => parsed(assignmentSchema, value);

/** A validated decision. The error names the first invalid field. */
export const parseDecision = (value: unknown): Result<Decision, string> => parsed(decisionSchema, value);

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Result<Value, string> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

const user = v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{0,40}$/, 'Not a user id'));
const name = v.pipe(v.string(), v.maxLength(collaborationLimits.name));
const day: v.GenericSchema<unknown, IsoDate> = v.custom<IsoDate>(
  (value) => typeof value === 'string' && parseIsoDate(value) !== null,
  'Not a valid date',
);

/** The schema of an assignment, as part of the deal schema. Unknown fields are kept. */
export const assignmentSchema: v.GenericSchema<unknown, Assignment> = v.looseObject({
  to: user,
  name,
  dueOn: v.nullable(day),
  by: user,
  at: momentSchema,
});

/** The schema of a decision, as part of the deal schema. Unknown fields are kept. */
export const decisionSchema: v.GenericSchema<unknown, Decision> = v.looseObject({
  choice: v.picklist(decisionChoices),
  reason: v.pipe(
    v.string(),
    v.maxLength(collaborationLimits.reason, `Use at most ${collaborationLimits.reason} characters for the reason`),
  ),
  by: user,
  name,
  at: momentSchema,
});

/** The schema of a comment. Unknown fields are kept. */
export const commentSchema: v.GenericSchema<unknown, Comment> = v.looseObject({
  dealId: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{1,40}$/)),
  text: v.pipe(
    v.string(),
    v.minLength(1, 'Write something first'),
    v.maxLength(collaborationLimits.comment, `Use at most ${collaborationLimits.comment} characters`),
  ),
  by: user,
  name,
  mentions: v.pipe(v.array(user), v.maxLength(collaborationLimits.mentions, `Mention at most ${collaborationLimits.mentions} people`)),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
