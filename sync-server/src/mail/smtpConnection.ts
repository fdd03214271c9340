import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { SmtpFailure } from './smtpFailure.ts';
import type { SmtpServer } from './smtpServer.ts';

const answerWithinMs = 15_000;

/** A connection to the mail server; with `smtps://` encrypted from the first byte. */
export function connectSmtp(server: SmtpServer): Promise<Socket> {
  const { host, port, secure } = server;
  return secure ? secured(server, { port }) : plain(host, port);
}

/** The same connection under TLS, after the server agreed to STARTTLS. */
export const startTls = (server: SmtpServer, socket: Socket): Promise<Socket> => secured(server, { socket });

function plain(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectPlain({ host, port }, () => resolve(socket));
    giveUpLate(socket);
    socket.on('error', reject);
  });
}

function secured({ host, authority }: SmtpServer, way: { readonly port: number } | { readonly socket: Socket }): Promise<Socket> {
  const options: ConnectionOptions = {
    ...way,
    host,
    // A name is sent, an address is not (RFC 6066); the certificate is checked against either.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(authority === null ? {} : { ca: authority }),
  };
  return new Promise((resolve, reject) => {
    const socket = connectTls(options, () => resolve(socket));
    // Over a plain connection its own patience ends both.
    if (!('socket' in way)) giveUpLate(socket);
    socket.on('error', (error) => reject(certificateFailure(socket, error) ?? error));
  });
}

const giveUpLate = (socket: Socket): void => {
  socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('The mail server does not answer')));
};

/** Node keeps what it has against a certificate on the socket it closes for it. */
function certificateFailure({ authorizationError }: TLSSocket, error: Error): SmtpFailure | null {
  if (!authorizationError) return null;
  return new SmtpFailure(
    'certificate_not_trusted',
    `The mail server's certificate is not trusted (${String(authorizationError)}: ${error.message}). Name its authority in SMTP_CA_FILE, or its right host in SMTP_URL`,
  );
}
