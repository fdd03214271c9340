import type { Account } from '../../../../account/account.ts';
import { err, ok, type Result } from '../../../../core/kernel/result.ts';
import type { ApifyDebugResponse, ApifyDebugRequest } from '../../../../core/contracts/apifyContract.ts';

type GoodAnswer = ApifyDebugResponse & { readonly ok: true };

/** Sends one Apify request through our server. The error is a message to show. */
export async function callApify(account: Pick<Account, 'invoke'>, ask: ApifyDebugRequest): Promise<Result<GoodAnswer, string>> {
  const answer = await account.invoke('apify-debug', ask);
  if (!answer.ok) {
    if (answer.error.kind === 'unauthorized') return err('Sign in first. Apify requests use your account.');
    return err(messageIn(answer.error.body) ?? answer.error.message);
  }
  const body = answer.value;
  if (isGood(body)) return ok(body);
  return err(messageIn(body) ?? 'Couldn’t read the response. Reload the page and try again.');
}

const isGood = (body: unknown): body is GoodAnswer => typeof body === 'object' && body !== null && Reflect.get(body, 'ok') === true;

function messageIn(body: unknown): string | null {
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
  return typeof message === 'string' && message !== '' ? message.slice(0, 1_000) : null;
}
