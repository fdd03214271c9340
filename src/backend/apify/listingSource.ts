import { err, type Result } from '../../core/kernel/result.ts';
import { actorFor } from './actors/actorSettings.ts';
import { createClientApi, type ClientSettings } from './api/clientApi.ts';
import type { ApifyApi } from './api/apifyApi.ts';
import type { ApifyFailure } from './apifyFailure.ts';
import type { ApifySettings } from './apifySettings.ts';
import type { ActorInputRequest } from './prepareRun.ts';
import { runActor, type ActorRequest, type ApifyListings } from './runActor.ts';

/** One listing or search to read through Apify. `url` must be canonical. */
export interface ApifyRequest extends ActorInputRequest, Pick<ActorRequest, 'begun' | 'signal' | 'onBegun' | 'onStatus'> {
  /** The person's own token, used for this run only and never stored. Null to use the server's. */
  readonly ownToken: string | null;
}

export type ApifyListingSource = (ask: ApifyRequest) => Promise<Result<ApifyListings, ApifyFailure>>;

export interface SourceDeps {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** A replacement for Apify's API in tests. */
  readonly openApi?: (settings: ClientSettings) => Promise<ApifyApi>;
}

/** Reads listings through Apify with the operator's settings: the first actor that fits, within the limits set. */
export function apifyListingSource(settings: ApifySettings, { now, wait, openApi = createClientApi }: SourceDeps): ApifyListingSource {
  return async ({ ownToken, ...ask }) => {
    const token = ownToken ?? settings.token;
    if (token === null) return err({ kind: 'no-token' });
    const actor = actorFor(settings.actors, ask.site, ask.kind);
    if (actor === null) return err({ kind: 'no-actor', site: ask.site, asked: ask.kind });
    const api = await openApi({ token, origin: settings.origin, wait });
    const { maxTotalChargeUsd, timeoutSeconds } = settings;
    return runActor({ ...ask, settings: actor, maxTotalChargeUsd, timeoutSeconds }, { api, now, wait });
  };
}
