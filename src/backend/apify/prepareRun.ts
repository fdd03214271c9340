import { err, ok, type Result } from '../../core/kernel/result.ts';
import type { PortalSite } from '../../core/listing/facts.ts';
import { actorInput } from './actors/actorInput.ts';
import type { ActorSettings, RequestKind, JsonObject } from './actors/actorSettings.ts';
import { hasProblems, inputFields, inputProblems, type InputField } from './actors/inputSchema.ts';
import type { ApifyApi } from './api/apifyApi.ts';
import type { ApifyFailure } from './apifyFailure.ts';

/** The listing or search that an actor will read. `url` is canonical: built from our tables, never from the caller's own text. */
export interface ActorInputRequest {
  readonly kind: RequestKind;
  readonly site: PortalSite;
  readonly url: string;
  readonly maxItems: number;
}

export interface ActorSchema {
  readonly actor: string;
  readonly buildId: string;
  readonly fields: readonly InputField[];
}

/** The input schema of the build a run would use, or the failure if there is none to check against. */
export async function actorSchema(api: Pick<ApifyApi, 'actor' | 'inputSchema'>, actor: string): Promise<Result<ActorSchema, ApifyFailure>> {
  const found = await api.actor(actor);
  if (!found.ok) return err(found.error.kind === 'not-found' ? { kind: 'unknown-actor', actor } : { kind: 'refused', why: found.error });
  const schema = await api.inputSchema(found.value.buildId);
  if (!schema.ok) return err(schema.error.kind === 'not-found' ? { kind: 'no-schema', actor } : { kind: 'refused', why: schema.error });
  const fields = inputFields(schema.value);
  return fields === null ? err({ kind: 'no-schema', actor }) : ok({ actor, buildId: found.value.buildId, fields });
}

/** The input for a run, checked against the actor's own schema, because a limit that the actor ignores would leave the run unlimited. */
export async function prepareRun(
  api: Pick<ApifyApi, 'actor' | 'inputSchema'>,
  settings: ActorSettings,
  ask: ActorInputRequest,
): Promise<Result<JsonObject, ApifyFailure>> {
  const template = settings.inputs[ask.kind];
  if (template === undefined) return err({ kind: 'no-actor', site: ask.site, asked: ask.kind });
  const schema = await actorSchema(api, settings.actor);
  if (!schema.ok) return schema;
  const input = actorInput(template, ask);
  const problems = inputProblems(schema.value.fields, input);
  if (!hasProblems(problems)) return ok(input);
  return err({ kind: 'bad-input', actor: settings.actor, problems, known: schema.value.fields.map(({ name }) => name) });
}
