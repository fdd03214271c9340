import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The mail server, from `smtp://user:password@host:587` or `smtps://…:465`. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS is used from the first byte. Otherwise STARTTLS is used as soon as the server offers it. */
  readonly secure: boolean;
  /** Whether to refuse a server without TLS. */
  readonly requireTls: boolean;
  /** CA certificates in PEM format, used instead of the public ones. Null trusts the public ones. */
  readonly authority: string | null;
  readonly user: string;
  readonly password: string;
  /** The sender of every message. */
  readonly from: string;
}

/** TLS trust settings from SMTP_CA_FILE and SMTP_REQUIRE_TLS. */
export interface SmtpTrust {
  readonly authorityFile: string | null;
  readonly requireTls: boolean;
}

const publicTrust: SmtpTrust = { authorityFile: null, requireTls: false };

/** The settings from SMTP_URL, MAIL_FROM and the two TLS settings. Throws if one is invalid. */
export function readSmtpServer(url: string, from: string, { authorityFile, requireTls }: SmtpTrust = publicTrust): SmtpServer {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    throw new Error('SMTP_URL must be smtp://… or smtps://…');
  if (!isPlainAddress(from)) throw new Error('MAIL_FROM must be set to the sender’s address if SMTP_URL is set');
  const secure = parsed.protocol === 'smtps:';
  const [user, password] = [decodeURIComponent(parsed.username), decodeURIComponent(parsed.password)];
  const host = parsed.hostname.replaceAll(/^\[|\]$/g, '');
  const authority = authorityFile === null ? null : readAuthority(authorityFile);
  // A CA or a password implies TLS. No network is involved in reaching a server on this machine.
  const demanded = requireTls || authority !== null || (user !== '' && !isLoopback(host));
  return { host, port: Number(parsed.port) || (secure ? 465 : 587), secure, requireTls: demanded, authority, user, password, from };
}

/**
 * Whether SMTP accepts this address unquoted: one mailbox, in characters that RFC 5321 allows outside quotation marks. A comma, semicolon,
 * colon or bracket would make a parser of address lists see another mailbox, or several.
 */
export const isPlainAddress = (address: string): boolean => /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\w.-]+|\[[\w.:]+\])$/.test(address);

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

function readAuthority(file: string): string {
  try {
    const blocks = readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    if (blocks.length === 0) throw new Error('it contains no certificate');
    return blocks.map((block) => new X509Certificate(block).toString()).join('');
  } catch (error) {
    throw new Error(`SMTP_CA_FILE must be a PEM file of certificates: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
