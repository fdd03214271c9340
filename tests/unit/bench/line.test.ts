import { describe, expect, it } from 'vitest';
import { benchTable, isMissed, quantileOf } from '../../bench/line.ts';
import { readAnswer } from '../../bench/sync/server/keptLine.ts';

describe('a bench', () => {
  it('fails only if a target is missed, and says so in the line', () => {
    const line = { name: 'rate', value: 1234.5, unit: 'rows/s' };
    const [met, missed] = [true, false].map((kept) => ({ ...line, ratio: 0.5, target: '≥ 0.6', met: kept }));
    if (met === undefined || missed === undefined) throw new Error('There are fewer than two lines');
    expect([isMissed([]), isMissed([line, met]), isMissed([met, missed])]).toEqual([false, false, true]);
    expect(benchTable([line, missed]).split('\n').slice(1)).toEqual(
      ['rate  1,235 rows/s  –', 'rate  1,235 rows/s  0.50   ≥ 0.6   MISSED'].map((text) =>
        expect.stringMatching(text.replaceAll(/ +/g, '\\s+')),
      ),
    );
  });

  it('shows the reason instead of a missing figure', () => {
    const line = { name: 'score', value: Number.NaN, unit: 'not measured: set LIGHTHOUSE' };
    expect(isMissed([line])).toBe(false);
    expect(benchTable([line]).split('\n')[1]).toMatch(/^score\s+not measured: set LIGHTHOUSE\s+–\s+–$/);
  });

  it('returns a quantile that was measured, without interpolation', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0.01, 0.5, 0.99, 1].map((share) => quantileOf(hundred, share))).toEqual([1, 50, 99, 100]);
  });

  it('reads a response by its length or its chunks, and waits until it is complete', () => {
    const answers = [
      'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello',
      'HTTP/1.1 503 Service Unavailable\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n',
    ];
    const read = answers.map((text) => readAnswer(Buffer.from(`${text}HTTP`)));
    expect(read.map((found) => found?.answer)).toEqual([
      { status: 200, body: 'hello' },
      { status: 503, body: 'hello' },
    ]);
    expect(read.map((found) => found?.length)).toEqual(answers.map((text) => text.length));
    for (const text of answers) expect(readAnswer(Buffer.from(text.slice(0, -1)))).toBeNull();
  });
});
