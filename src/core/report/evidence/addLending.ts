import type { Deal } from '../../deal/deal.ts';
import { formatMoney } from '../../kernel/formatMoneyAndRates.ts';
import type { BuyToLetInputs } from '../../deal/strategies/inputs/buyToLetInputs.ts';
import type { Analysis } from '../../engine/analysis.ts';
import type { Currency } from '../../kernel/money.ts';
import type { ReportDocument } from '../report.ts';
import { rentAgainstArea } from './areaEvidence.ts';
import { coverRule, coverTable } from './coverTable.ts';
import { exitEvidence, type Exit } from './exitEvidence.ts';
import type { Owner } from '../../deal/owner.ts';
import type { ReportFact } from '../reportTable.ts';

/** A property and its buyer. For a UK letting `letting` has its analysis; for anything else it is null, and the caller passes the exit. */
export interface LendingInput {
  readonly deal: Deal;
  readonly owner: Owner;
  readonly letting: { readonly analysis: Analysis; readonly assumptions: BuyToLetInputs; readonly currency: Currency } | null;
  readonly exit?: Exit;
}

/** The report with the evidence a lender needs: the buyer, the source of the rent, interest cover by rate, and repayment of the loan. */
export function addLending(report: ReportDocument, { deal, owner, letting, exit: given = noExit }: LendingInput): ReportDocument {
  const cover = letting === null ? null : coverTable(letting);
  const exit = letting === null ? given : exitEvidence(letting);
  return {
    ...report,
    lending: {
      ownership: ownership[owner],
      rent: rentFacts(report, letting),
      rentWords: letting === null ? [] : rentAgainstArea(deal, letting.assumptions.monthlyRent),
      cover,
      exit: exit.facts,
      exitWords: exit.words,
      laws: cover === null ? [] : [coverRule],
    },
  };
}

const noExit: Exit = { facts: [], words: [] };

const ownership: Readonly<Record<Owner, string>> = { me: 'Sole owner', joint: 'Joint owners', company: 'Limited company' };

/** The rent used, with the source given by its input. */
function rentFacts({ inputs }: ReportDocument, letting: LendingInput['letting']): readonly ReportFact[] {
  const used = inputs.find(({ key }) => key === 'monthlyRent');
  if (used === undefined) return [];
  return [
    {
      label: 'Rent used',
      value: letting === null ? used.value : `${formatMoney(letting.assumptions.monthlyRent, letting.currency)} a month`,
    },
    { label: 'Source', value: used.mark === 'yours' ? 'The buyer’s own figure' : used.from },
  ];
}
