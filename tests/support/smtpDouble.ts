import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a double that behaves like a mail server was told; `refuse` answers a command that begins so with an error. */
export interface SmtpDouble {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  readonly logins: readonly string[];
  refuse(command: string | null): void;
  /** How often it has refused. */
  refusals(): number;
  close(): Promise<void>;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** An SMTP server after RFC 5321 on loopback: order of commands, several lines to EHLO, AUTH PLAIN and LOGIN, dots. No TLS. */
export async function startSmtpDouble(auth: 'PLAIN' | 'LOGIN' = 'PLAIN'): Promise<SmtpDouble> {
  const mails: ReceivedMail[] = [];
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  let refused: string | null = null;
  let refusals = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const said = (line: string) => socket.write(`${line}\r\n`);
    let envelope: Envelope = { from: '', to: '' };
    let data: string[] | null = null;
    let awaited: 'user' | 'password' | null = null;
    let half = '';
    said('220 double ESMTP');
    const command = (line: string): unknown => {
      if (refused !== null && line.toUpperCase().startsWith(refused)) {
        refusals += 1;
        return said('550 5.7.1 Not today');
      }
      if (awaited !== null) {
        logins.push(Buffer.from(line, 'base64').toString());
        awaited = awaited === 'user' ? 'password' : null;
        return said(awaited === null ? '235 2.7.0 Welcome' : '334 UGFzc3dvcmQ6');
      }
      if (/^EHLO \S+$/.test(line)) return socket.write(`250-double greets\r\n250-SIZE 1000000\r\n250-AUTH ${auth}\r\n250 8BITMIME\r\n`);
      const plain = /^AUTH PLAIN (\S+)$/.exec(line)?.[1];
      if (plain !== undefined && auth === 'PLAIN') {
        logins.push(...Buffer.from(plain, 'base64').toString().split('\0').slice(1));
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
      if (data === null) return void command(line);
      if (line !== '.') return void data.push(line.startsWith('.') ? line.slice(1) : line);
      mails.push(read(envelope, data));
      data = null;
      said('250 2.0.0 Queued');
    };
    socket.on('data', (chunk) => {
      const lines = (half + chunk.toString('utf8')).split('\r\n');
      half = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    logins,
    refuse: (beginning) => {
      refused = beginning;
    },
    refusals: () => refusals,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function read(envelope: Envelope, lines: readonly string[]): ReceivedMail {
  const empty = lines.indexOf('');
  const headers = Object.fromEntries(
    lines.slice(0, empty).map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = lines.slice(empty + 1).join('');
  return { ...envelope, headers, text: headers['content-transfer-encoding'] === 'base64' ? Buffer.from(body, 'base64').toString() : body };
}
