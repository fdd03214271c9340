import type { Call, JobAnswer, JobArgs, JobName } from './workerClient.ts';
import type { WorkerFailure } from './workerFailure.ts';

/** What to answer, job by job, where the worker did not. */
export type Fallbacks<Api> = {
  readonly [Name in JobName<Api>]?: (failure: WorkerFailure, ...args: JobArgs<Api, Name>) => unknown;
};

/** The jobs that have a fallback, as functions that always answer. */
export type WorkerProxy<Api, Given extends Fallbacks<Api>> = {
  readonly [Name in JobName<Api> & keyof Given]: (
    ...args: JobArgs<Api, Name>
  ) => Promise<JobAnswer<Api, Name> | (Given[Name] extends (...args: never[]) => infer Other ? Other : never)>;
};

/** A worker's jobs as plain functions of the page; the fallbacks are the one place that says what stands in for a missing answer. */
export function createWorkerProxy<Api, Given extends Fallbacks<Api>>(call: Call<Api>, fallbacks: Given): WorkerProxy<Api, Given> {
  const names = Object.keys(fallbacks) as (JobName<Api> & keyof Given)[];
  const functionOf =
    <Name extends JobName<Api> & keyof Given>(name: Name) =>
    async (...args: JobArgs<Api, Name>): Promise<unknown> => {
      const answer = await call(name, args);
      return answer.ok ? answer.value : fallbacks[name]?.(answer.error, ...args);
    };
  return Object.fromEntries(names.map((name) => [name, functionOf(name)])) as WorkerProxy<Api, Given>;
}
