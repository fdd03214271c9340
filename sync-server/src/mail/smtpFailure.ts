/** Why a message was not handed over, if its operator can fix it. */
export type SmtpFailureKind = 'tls_not_offered' | 'certificate_not_trusted';

/** Nothing but the greeting was said before it; the message says what to change. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  readonly kind: SmtpFailureKind;

  constructor(kind: SmtpFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
