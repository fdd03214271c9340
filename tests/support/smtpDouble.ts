import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { TlsIdentity } from './certificates.ts';

/** A double that behaves like a mail server and records its input; `refuse` answers commands that start with this text with an error. */
export interface SmtpDouble {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  readonly logins: readonly string[];
  /** Every line received unencrypted, including messages. */
  readonly heardInClear: readonly string[];
  refuse(command: string | null): void;
  /** How many commands it has refused. */
  refusals(): number;
  close(): Promise<void>;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface SmtpDoubleOptions {
  readonly auth?: 'PLAIN' | 'LOGIN';
  /** TLS from the first byte, or offered as STARTTLS; no TLS if absent. */
  readonly tls?: TlsIdentity & { readonly from: 'first-byte' | 'starttls' };
  /** Plain text that an attacker in the network appends to the STARTTLS response. */
  readonly injected?: string;
}

interface Envelope {
  readonly from: string;
  readonly to: string;
}

interface Kept {
  readonly mails: ReceivedMail[];
  readonly logins: string[];
  readonly heardInClear: string[];
  refused: string | null;
  refusals: number;
}

/**
 * An SMTP server on loopback according to RFC 5321: command order, multi-line EHLO response, AUTH PLAIN and LOGIN, dot stuffing; TLS
 * according to RFC 3207 and 8314.
 */
export async function startSmtpDouble(options: SmtpDoubleOptions = {}): Promise<SmtpDouble> {
  const kept: Kept = { mails: [], logins: [], heardInClear: [], refused: null, refusals: 0 };
  const sockets = new Set<Socket>();
  const greet = (socket: Socket): void => {
    sockets.add(socket);
    converse(socket, kept, options);
    socket.write('220 double ESMTP\r\n');
  };
  const server = options.tls?.from === 'first-byte' ? createTlsServer(options.tls, greet) : createServer(greet);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    mails: kept.mails,
    logins: kept.logins,
    heardInClear: kept.heardInClear,
    refuse: (beginning) => {
      kept.refused = beginning;
    },
    refusals: () => kept.refusals,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, kept: Kept, options: SmtpDoubleOptions): void {
  const { auth = 'PLAIN', tls, injected = '' } = options;
  const encrypted = socket instanceof TLSSocket;
  // Like most servers, it offers authentication only once the connection is encrypted.
  const offers = ['SIZE 1000000', tls?.from === 'starttls' && !encrypted ? 'STARTTLS' : `AUTH ${auth}`];
  const said = (line: string) => socket.write(`${line}\r\n`);
  let envelope: Envelope = { from: '', to: '' };
  let data: string[] | null = null;
  let awaited: 'user' | 'password' | null = null;
  let half = '';
  const command = (line: string): unknown => {
    if (kept.refused !== null && line.toUpperCase().startsWith(kept.refused)) {
      kept.refusals += 1;
      return said('550 5.7.1 Not today');
    }
    if (awaited !== null) {
      kept.logins.push(Buffer.from(line, 'base64').toString());
      awaited = awaited === 'user' ? 'password' : null;
      return said(awaited === null ? '235 2.7.0 Welcome' : '334 UGFzc3dvcmQ6');
    }
    if (/^EHLO \S+$/.test(line)) return said(['250-double greets', ...offers.map((offer) => `250-${offer}`), '250 8BITMIME'].join('\r\n'));
    if (line === 'STARTTLS' && offers.includes('STARTTLS')) {
      socket.removeAllListeners('data');
      socket.write(`220 2.0.0 Go ahead\r\n${injected}`);
      return converse(new TLSSocket(socket, { isServer: true, ...tls }), kept, options);
    }
    const plain = /^AUTH PLAIN (\S+)$/.exec(line)?.[1];
    if (plain !== undefined && auth === 'PLAIN') {
      kept.logins.push(...Buffer.from(plain, 'base64').toString().split('\0').slice(1));
      return said('235 2.7.0 Welcome');
    }
    if (line === 'AUTH LOGIN' && auth === 'LOGIN') {
      awaited = 'user';
      return said('334 VXNlcm5hbWU6');
    }
    const from = /^MAIL FROM:<([^<> ]+)>$/.exec(line)?.[1];
    if (from !== undefined) {
      envelope = { from, to: '' };
      return said('250 2.1.0 Sender ok');
    }
    const to = /^RCPT TO:<([^<> ]+)>$/.exec(line)?.[1];
    if (to !== undefined && envelope.from !== '') {
      envelope = { ...envelope, to };
      return said('250 2.1.5 Recipient ok');
    }
    if (line === 'DATA' && envelope.to !== '') {
      data = [];
      return said('354 Go on, end with a dot');
    }
    if (line === 'QUIT') return socket.end('221 Bye\r\n');
    return said('503 5.5.1 Not now');
  };
  const take = (line: string): void => {
    if (!encrypted) kept.heardInClear.push(line);
    if (data === null) return void command(line);
    if (line !== '.') return void data.push(line.startsWith('.') ? line.slice(1) : line);
    kept.mails.push(read(envelope, data));
    data = null;
    said('250 2.0.0 Queued');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (half + chunk.toString('utf8')).split('\r\n');
    half = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

function read(envelope: Envelope, lines: readonly string[]): ReceivedMail {
  const empty = lines.indexOf('');
  const headers = Object.fromEntries(
    lines.slice(0, empty).map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = lines.slice(empty + 1).join('');
  return { ...envelope, headers, text: headers['content-transfer-encoding'] === 'base64' ? Buffer.from(body, 'base64').toString() : body };
}
