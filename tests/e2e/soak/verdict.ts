import { accountFor, editedKeys, lostValues, type Account, type Edit } from './journal.ts';
import type { Diagnosis, SoakProfile } from './soakProfile.ts';
import { workspaceOnServer } from './workspaceOnServer.ts';

/** A record keeps this many lost values; older ones are dropped. */
const historyLimit = 50;

export interface Ended {
  readonly profiles: readonly SoakProfile[];
  readonly deals: readonly string[];
  readonly edits: readonly Edit[];
  /** The server itself, not the proxy in front of it. */
  readonly server: string;
  readonly email: string;
}

export interface Quiet {
  readonly tookMs: number | null;
  readonly last: readonly Diagnosis[];
}

/** Waits until nothing is pending and all devices have the same state, twice in a row. Null if that does not happen in time. */
export async function waitForQuiet(profiles: readonly SoakProfile[], withinMs: number): Promise<Quiet> {
  const began = performance.now();
  let last: readonly Diagnosis[] = [];
  let quiet = 0;
  while (performance.now() - began < withinMs) {
    last = await Promise.all(profiles.map((profile) => profile.diagnose()));
    const isQuiet = last.every(({ pending, stateHash }) => pending === 0 && stateHash !== null && stateHash === last[0]?.stateHash);
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet === 2) return { tookMs: performance.now() - began, last };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { tookMs: null, last };
}

export interface Verdict {
  readonly account: Account;
  readonly breaches: readonly string[];
}

/** Checks everything that must be true once the devices are quiet. */
export async function judge(ended: Ended, quiet: Quiet): Promise<Verdict> {
  const { profiles, edits, server, email } = ended;
  const breaches: string[] = [];
  if (quiet.tookMs === null) breaches.push(`The devices did not become quiet: ${JSON.stringify(quiet.last)}`);
  if (quiet.last.some(({ parked }) => parked > 0)) breaches.push(`Records were refused: ${JSON.stringify(quiet.last)}`);
  const held = await workspaceOnServer(server, email);
  for (const [place, { stateHash, dealCount }] of quiet.last.entries()) {
    if (stateHash !== held.hash)
      breaches.push(`${profiles[place]?.name} has ${stateHash} (${dealCount} deals), the server ${held.hash} (${held.alive} records)`);
  }
  const account = accountFor(edits, await aftermath(ended));
  const errors = profiles.flatMap((profile) => profile.errors);
  return { account, breaches: [...breaches, ...account.breaches, ...errors.map((error) => `Page error: ${error}`), ...lies(profiles)] };
}

async function aftermath({ profiles, deals }: Ended): Promise<Parameters<typeof accountFor>[1]> {
  const [first] = profiles;
  const finals = new Map<string, number | null>();
  for (const id of deals) {
    const deal = (await first?.readDeal(id)) ?? null;
    for (const key of editedKeys) finals.set(`${id}/${key}`, deal?.inputs['buy-to-let']?.[key] ?? null);
  }
  const histories = new Set<string>();
  const full = new Set<string>();
  for (const profile of profiles) {
    const conflicts = (await profile.review())?.conflicts ?? [];
    conflicts.flatMap((lost) => lostValues(lost.id, lost)).forEach((name) => histories.add(name));
    deals.filter((id) => conflicts.filter((lost) => lost.id === id).length >= historyLimit).forEach((id) => full.add(id));
  }
  return { finals, histories, full };
}

/** How long a badge may take to be redrawn, in milliseconds. */
const drawnWithin = 1_000;

function lies(profiles: readonly SoakProfile[]): readonly string[] {
  const reports = profiles.flatMap(({ name, honesty }) => honesty().map((report) => ({ ...report, name })));
  const found = reports.flatMap(({ name, longestLie, evidence, longestMiscount, miscount }) => [
    ...(longestLie > drawnWithin ? [`${name}: ${evidence}, for ${Math.round(longestLie)} ms`] : []),
    ...(longestMiscount > drawnWithin ? [`${name} showed ${miscount}, for ${Math.round(longestMiscount)} ms`] : []),
  ]);
  const sawAny = reports.some(({ waiting }) => waiting > 0);
  return sawAny ? found : [...found, 'The recorder of the badge never saw anything waiting, so it proves nothing'];
}
