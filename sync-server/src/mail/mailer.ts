/** A plain-text message to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Submits messages for delivery. Rejects if that fails now. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
