import * as v from 'valibot';
import type { ServiceCall } from '../../../../src/backend/database/databaseCall.ts';
import { invited } from '../../../../src/core/contracts/teamsContract.ts';
import type { MailCause } from '../../../../supabase/functions/teams/handler.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';
import type { Log } from '../../operations/log.ts';
import { queuedMails, teamMail } from './teamMails.ts';

/** What sending mail about teams needs. */
export interface TeamMailContext {
  readonly call: ServiceCall;
  readonly mailer: Mailer;
  /** The app's public address, as a person opens it. */
  readonly originOf: (request: Request) => string;
  readonly log: Log;
}

/**
 * Sends the mail that a request queued, once its transaction has committed. A failure is logged and changes nothing else. Returns whether
 * the invitation that the request made was sent.
 */
export async function sendTeamMails(context: TeamMailContext, { request, by, answer }: MailCause): Promise<boolean> {
  const made = v.safeParse(invited, answer);
  const links = { origin: context.originOf(request), invited: made.success ? made.output : null };
  try {
    const queued = v.parse(queuedMails, await context.call('take_team_mails', { by, invitation: links.invited?.id ?? null }));
    const sent = await Promise.all(queued.map(async (one) => (await isSubmitted(context, teamMail(one, links))) && one.kind === 'invited'));
    return sent.includes(true);
  } catch (error) {
    context.log.error('mail about a team was not sent', error);
    return false;
  }
}

async function isSubmitted({ mailer, log }: TeamMailContext, mail: Mail | null): Promise<boolean> {
  if (mail === null) return false;
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    log.error('mail about a team was not sent', error);
    return false;
  }
}
