/** A message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same message as HTML. Without it the message is plain text. */
  readonly html?: string;
  /** Where the person can stop messages of this kind without signing in. A POST request there does it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Submits a message for delivery. Rejects if that is not possible now. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
