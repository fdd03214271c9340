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
 * Sends the mail that a request queued, once its transaction has committed. A failure is logged and changes nothing else. Returns how many
 * messages were submitted.
 */
export async function sendTeamMails(context: TeamMailContext, { request, by, answer }: MailCause): Promise<number> {
  const made = v.safeParse(invited, answer);
  const links = { origin: context.originOf(request), invited: made.success ? made.output : null };
  try {
    const queued = v.parse(queuedMails, await context.call('take_team_mails', { by }));
    const sent = await Promise.all(queued.flatMap((one) => teamMail(one, links) ?? []).map((mail) => isSubmitted(context, mail)));
    return sent.filter(Boolean).length;
  } catch (error) {
    context.log.error('mail about a team was not sent', error);
    return 0;
  }
}

const isSubmitted = ({ mailer, log }: TeamMailContext, mail: Mail): Promise<boolean> =>
  mailer.send(mail).then(
    () => true,
    (error: unknown) => {
      log.error('mail about a team was not sent', error);
      return false;
    },
  );
