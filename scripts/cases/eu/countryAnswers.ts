import { fromMajor } from '../../../src/core/kernel/money.ts';
import type { Minor } from '../../../src/core/kernel/money.ts';
import { rate } from '../../../src/core/kernel/rate.ts';
import type { Rate } from '../../../src/core/kernel/rate.ts';
import { numberOf } from '../caseRunner.ts';
import type { CaseAnswer, CaseInputs } from '../caseRunner.ts';

/** The functions that answer a country's worked cases, by the `fn` that the cases name. */
export type CountryAnswers = Readonly<Record<string, (inputs: CaseInputs) => CaseAnswer>>;

export const moneyOf = (inputs: CaseInputs, field: string, otherwise?: number): Minor => fromMajor(numberOf(inputs, field, otherwise));
export const rateOf = (inputs: CaseInputs, field: string, otherwise?: number): Rate => rate(numberOf(inputs, field, otherwise));
