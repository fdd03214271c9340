import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/core/kernel/calendar.ts';
import type { IsoDate } from '../../../../src/core/kernel/calendar.ts';
import { euChecks, euLettings, euPurchases, landlordTaxes, nationalTaxes, ukPurchases, walk } from './datedSubjects.ts';
import type { DatedAnswer, DatedSubject } from './datedSubjects.ts';

const signature = ({ figures, rules }: DatedAnswer): string => [figures, ...rules.map(({ id }) => id)].join(' ');

/** A day on which the answer differs from the day before. */
interface Change {
  readonly day: IsoDate;
  readonly before: DatedAnswer;
  readonly after: DatedAnswer;
}

const step = 112;

/** Every change of an answer. Compares days sixteen weeks apart and bisects wherever their answers differ. */
function changesOf({ answerOn }: DatedSubject): readonly Change[] {
  const found: Change[] = [];
  for (let start = walk.from; start < walk.to; start = addDays(start, step)) {
    let low = start;
    while (signature(answerOn(low)) !== signature(answerOn(addDays(start, step)))) {
      const change = firstChange({ answerOn, low, days: daysBetween(low, addDays(start, step)) });
      found.push(change);
      low = change.day;
    }
  }
  return found;
}

const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

interface Span extends Pick<DatedSubject, 'answerOn'> {
  readonly low: IsoDate;
  /** The number of days from `low` to a day with a different answer. */
  readonly days: number;
}

function firstChange({ answerOn, low, days }: Span): Change {
  const began = signature(answerOn(low));
  let [same, other] = [0, days];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (signature(answerOn(addDays(low, middle))) === began) same = middle;
    else other = middle;
  }
  const day = addDays(low, other);
  return { day, before: answerOn(addDays(low, same)), after: answerOn(day) };
}

const idsOf = ({ rules }: DatedAnswer): readonly string[] => rules.map(({ id }) => id);

/** Whether a rule starts on that day, or a rule ended and only its own older version, if anything, replaced it. */
function isDated({ day, before, after }: Change): boolean {
  if (after.rules.some(({ inForceFrom }) => inForceFrom === day)) return true;
  const [lost, won] = [idsOf(before).filter((id) => !idsOf(after).includes(id)), idsOf(after).filter((id) => !idsOf(before).includes(id))];
  return lost.length > 0 && won.every((id) => lost.some((other) => familyOf(other) === familyOf(id) && other > id));
}

/** Whether a new rule changed which of several legal options applies: some rule starts that day, and the answer names different rules. */
const isOtherChoice = ({ day, before, after }: Change, beginnings: ReadonlySet<string>): boolean =>
  beginnings.has(day) && idsOf(before).join() !== idsOf(after).join();

const familyOf = (id: string): string => id.replace(/-\d{4}-\d{2}-\d{2}$/, '');

describe.each([
  ['UK transfer taxes', ukPurchases, ['2016-04-01', '2020-07-08', '2021-04-01', '2024-10-31', '2025-04-01']],
  ['European purchase taxes', euPurchases, ['2024-01-01', '2025-01-01', '2026-01-01']],
  ['European taxes on letting and selling', euLettings, ['2018-01-01', '2025-01-01', '2026-01-01', '2027-01-01', '2028-01-01']],
  ['European letting rules', euChecks, ['2026-05-20', '2028-01-01']],
  ['UK taxes on landlords and traders', [...landlordTaxes, ...nationalTaxes], ['2023-04-01', '2024-04-06', '2026-04-06', '2027-04-06']],
])('every dated rule: %s', (_, subjects, known) => {
  const walked = subjects.map((subject) => ({ subject, changes: changesOf(subject) }));

  const beginnings = new Set<string>(
    walked.flatMap(({ changes }) => changes.flatMap(({ after }) => after.rules.map(({ inForceFrom }) => inForceFrom))),
  );

  it('changes the answer on the day it comes into force, and on no other day', () => {
    const silent = walked.flatMap(({ subject, changes }) =>
      changes
        .filter((change) => !isDated(change) && !isOtherChoice(change, beginnings))
        .map(({ day, before, after }) => `${subject.name} on ${day}: ${signature(before)} → ${signature(after)}`),
    );
    expect(silent).toEqual([]);
  });

  it('is named only from its start date, unless it is the oldest version we have', () => {
    for (const { subject, changes } of walked) {
      const days = [walk.from, ...changes.flatMap(({ day }) => [addDays(day, -1), day]), walk.to];
      const first = new Map<string, string>();
      for (const rule of days.flatMap((day) => subject.answerOn(day).rules)) {
        const oldest = first.get(familyOf(rule.id));
        if (oldest === undefined || rule.inForceFrom < oldest) first.set(familyOf(rule.id), rule.inForceFrom);
      }
      for (const day of days) {
        const early = subject
          .answerOn(day)
          .rules.filter(({ id, inForceFrom }) => inForceFrom > day && inForceFrom !== first.get(familyOf(id)));
        expect(early, `${subject.name} on ${day}`).toEqual([]);
      }
    }
  });

  it('is found by the search, which detects every known date of change', () => {
    const days = new Set(walked.flatMap(({ changes }) => changes.map(({ day }) => day)));
    expect([...days]).toEqual(expect.arrayContaining([...known]));
  });

  it('has a link and the date it was checked', () => {
    for (const { subject, changes } of walked) {
      for (const { url, checkedOn } of [subject.answerOn(walk.to), ...changes.map(({ before }) => before)].flatMap(({ rules }) => rules)) {
        expect(url).toMatch(/^https?:\/\/[^/]+\.[a-z]+/);
        expect(checkedOn).toMatch(/^2026-11-2[0-9]$/);
      }
    }
  });
});
