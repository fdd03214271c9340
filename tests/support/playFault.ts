import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Fault } from './faultRules.ts';

/** A call whose body has arrived, and its destination. */
export interface HeldCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly target: URL;
  /** Called with the status of every server answer. */
  readonly answered: (status: number) => void;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const cutOff = ({ request }: Pick<HeldCall, 'request'>): void => void request.socket.destroy();

/** Applies a fault to a call; `released` ends a hold early. Null passes the call on. */
export async function playFault(call: HeldCall, fault: Fault | null, released: () => Promise<void>): Promise<void> {
  switch (fault?.mode) {
    case undefined:
      return passOn(call);
    case 'refuse':
      return cutOff(call);
    case 'lose-response':
      await wholeAnswer(call);
      return cutOff(call);
    case 'duplicate':
      await wholeAnswer(call);
      return passOn(call);
    case 'hold':
      await (fault.ms === undefined ? released() : Promise.race([released(), later(fault.ms)]));
      return passOn(call);
    case 'delay':
      await later(fault.ms ?? 0);
      return passOn(call);
    case 'status':
      return void call.response.writeHead(fault.status ?? 503, fault.headers).end(fault.body ?? '');
    case 'garble':
      return void call.response.writeHead(200, { 'content-type': 'text/html' }).end(portalPage);
    case 'truncate':
      return truncate(call, fault);
    case 'slowdrip':
      return drip(call, fault.ms ?? 5);
  }
}

const portalPage = '<html><body>Please sign in to the guest network</body></html>';

/** Streams every byte through: an event stream stays open until either side ends it. */
async function passOn(call: HeldCall): Promise<void> {
  const { response } = call;
  const answer = await send(call);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  response.flushHeaders();
  answer.on('aborted', () => cutOff(call));
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    answer.pipe(response);
  });
}

async function truncate(call: HeldCall, { bytes }: Fault): Promise<void> {
  const { status, headers, body } = await wholeAnswer(call);
  call.response.writeHead(status, { ...withoutLength(headers), 'content-length': body.length });
  call.response.write(body.subarray(0, bytes ?? Math.floor(body.length / 2)));
  await later(20);
  cutOff(call);
}

async function drip(call: HeldCall, ms: number): Promise<void> {
  const { status, headers, body } = await wholeAnswer(call);
  call.response.writeHead(status, { ...withoutLength(headers), 'content-length': body.length });
  for (const byte of body) {
    if (call.response.destroyed) return;
    call.response.write(Buffer.from([byte]));
    await later(ms);
  }
  call.response.end();
}

interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function wholeAnswer(call: HeldCall): Promise<WholeAnswer> {
  const answer = await send(call);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) };
}

const withoutLength = ({
  'transfer-encoding': _chunked,
  'content-length': _length,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** Sends the call to the server over a separate connection, and ends it if the caller disconnects. */
function send({ request, response, body, target, answered }: HeldCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...withoutLength(request.headers), 'content-length': String(body.length) };
    const url = new URL(request.url ?? '/', target);
    const sent = ask(url, { method: request.method, headers, agent: false }, (answer) => {
      answered(answer.statusCode ?? 0);
      resolve(answer);
    });
    sent.once('error', reject);
    response.once('close', () => sent.destroy());
    sent.end(body);
  });
}
