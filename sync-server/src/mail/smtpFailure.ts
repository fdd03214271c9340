/** Why a message was not submitted, if it is something the operator can fix. */
export type SmtpFailureKind = 'tls_not_offered' | 'certificate_not_trusted';

/** Thrown before anything but the greeting was sent. The message says what to change. */
export class SmtpFailure extends Error {
  override readonly name = 'SmtpFailure';
  readonly kind: SmtpFailureKind;

  constructor(kind: SmtpFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
