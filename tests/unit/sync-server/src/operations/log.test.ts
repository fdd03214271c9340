import { describe, expect, it } from 'vitest';
import { createLog, type LogFormat } from '../../../../../sync-server/src/operations/log.ts';

function logging(format: LogFormat) {
  const lines: string[] = [];
  return { lines, log: createLog({ format, clock: () => Date.UTC(2026, 10, 27, 9), write: (line) => lines.push(line) }) };
}

describe('the server log', () => {
  it('log: writes one JSON object per line, with the fields next to time, level and message', () => {
    const { lines, log } = logging('json');
    log.info('request', { requestId: 'r1', status: 200 });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { time: '2026-11-27T09:00:00.000Z', level: 'info', message: 'request', requestId: 'r1', status: 200 },
    ]);
  });

  it('log: writes a readable line in text format', () => {
    const { lines, log } = logging('text');
    log.info('started', { port: 4173 });
    expect(lines).toEqual(['started port=4173']);
  });

  it('log: omits statement parameters, and email addresses quoted by a mail server', () => {
    const { lines, log } = logging('json');
    const error = Object.assign(new Error('550 <ada@example.com>: mailbox unavailable'), {
      detail: 'Key (email)=(ada@example.com)',
      parameters: ['ada'],
    });
    log.error('a message could not be sent', error);
    expect(lines[0]).toContain('550 <[address]>: mailbox unavailable');
    expect(lines[0]).not.toContain('ada');
  });
});
