/** One message in plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages over for delivery; rejects if that fails now. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
