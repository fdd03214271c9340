import { redactError } from '../store/redactError.ts';

type LogFields = Readonly<Record<string, string | number | boolean | null>>;

/** The server's log: one line per event, without personal data. */
export interface Log {
  readonly info: (message: string, fields?: LogFields) => void;
  /** Logs an error, without the values from people's rows. */
  readonly error: (message: string, error: unknown, fields?: LogFields) => void;
}

export type LogFormat = 'text' | 'json';

interface LogOutput {
  readonly format: LogFormat;
  readonly clock: () => number;
  readonly write: (line: string) => void;
}

/** A log that writes lines for people (`text`), or one JSON object per line with `time`, `level`, `message` and the fields (`json`). */
export function createLog({ format, clock, write }: LogOutput): Log {
  const line = (level: 'info' | 'error', message: string, fields: LogFields): void =>
    write(
      format === 'json' ? JSON.stringify({ time: new Date(clock()).toISOString(), level, message, ...fields }) : textLine(message, fields),
    );
  return {
    info: (message, fields = {}) => line('info', message, fields),
    error: (message, error, fields = {}) => line('error', message, { ...fields, error: describeError(redactError(error)) }),
  };
}

function textLine(message: string, fields: LogFields): string {
  const named = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`);
  return [message, ...named].join(' ');
}

/** An email address within a message, because mail servers quote the recipient when they refuse a message. */
const emailAddress = /[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+/g;

function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return text.replaceAll(emailAddress, '[address]');
}
