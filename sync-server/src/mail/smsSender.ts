/** A code for the phone of one person. */
export interface PhoneCode {
  readonly userId: string;
  /** In E.164 form, without its plus sign. */
  readonly phone: string;
  readonly code: string;
}

/** Submits a code as a text message. Rejects if that is not possible now. */
export interface SmsSender {
  send(code: PhoneCode): Promise<void>;
}
