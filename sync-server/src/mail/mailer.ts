/** A plain-text message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Submits a message for delivery. Rejects if that is not possible now. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
