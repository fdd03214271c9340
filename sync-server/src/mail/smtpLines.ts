import type { Socket } from 'node:net';

/** Talks SMTP line by line over one socket. */
export interface SmtpLines {
  /** Waits for a complete reply and resolves with its text, without the codes; rejects when it has another code. */
  expect(code: number): Promise<string>;
  say(line: string, code: number): Promise<string>;
  /** Stops listening, so that the socket can be handed to TLS. */
  release(): void;
}

/** A reply that grows past this is no mail server's. */
const maxReply = 64 * 1024;

const nobodyWaits = (): void => undefined;

export function createSmtpLines(socket: Socket): SmtpLines {
  let received = '';
  let failed: Error | null = null;
  let wake: () => void = nobodyWaits;
  const take = (chunk: Buffer): void => {
    received += chunk.toString('utf8');
    if (received.length > maxReply) failed = new Error('The mail server says too much');
    wake();
  };
  const end = (error?: unknown): void => {
    failed ??= error instanceof Error ? error : new Error('The mail server closed the connection');
    wake();
  };
  socket.on('data', take).on('error', end).on('close', end);
  const reply = async (): Promise<string> => {
    for (;;) {
      const whole = completeReply(received);
      if (whole !== null) {
        received = received.slice(whole.length);
        return whole;
      }
      if (failed !== null) throw failed;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  const expect = async (code: number): Promise<string> => {
    const text = await reply();
    if (!text.startsWith(String(code))) throw new Error(`The mail server refused: ${text.trim().slice(0, 200)}`);
    return text.replaceAll(/^\d{3}[ -]/gm, '').replaceAll('\r', '');
  };
  return {
    expect,
    say: (line, code) => {
      socket.write(`${line}\r\n`);
      return expect(code);
    },
    release: () => {
      socket.off('data', take).off('error', end).off('close', end);
    },
  };
}

/** Lines up to and with the one that has a space after its code; null while that one has not arrived. */
const completeReply = (text: string): string | null => /^(?:\d{3}-[^\n]*\r?\n)*\d{3}(?: [^\n]*)?\r?\n/.exec(text)?.[0] ?? null;
