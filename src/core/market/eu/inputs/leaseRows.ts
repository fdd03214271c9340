import { moneyRow, numberRow, rateRow, yesNoRow } from '../../../deal/strategies/inputRow.ts';
import { zeroRate } from '../../../kernel/rate.ts';
import { zeroMoney } from '../../../kernel/money.ts';
import type { RuleOfThumbAmounts } from '../../../kernel/ruleOfThumbAmounts.ts';
import { chosen, known } from './sources.ts';

/** The input rows for a property leased to be sublet. */
export const leaseRows = ({ range, about }: RuleOfThumbAmounts) => ({
  leaseRentPerMonth: moneyRow('Lease', 'Rent paid to the owner', {
    usual: range(300, 6000),
    bounds: range(0, 1_000_000),
    per: 'month',
    help: 'The rent you pay the owner, whether or not the rooms are let.',
  }),
  leaseYears: numberRow('Lease', 'Length of the lease', {
    unit: 'years',
    usual: [1, 9],
    bounds: [1, 30],
    help: 'How long you can use the property. The projection ends with the lease.',
    fallback: chosen(3, 'three years'),
  }),
  rentFreeMonths: numberRow('Lease', 'Rent-free months', {
    unit: 'months',
    usual: [0, 3],
    bounds: [0, 24],
    help: 'At the start, while you prepare the property.',
    fallback: chosen(0, 'none until you agree on a rent-free period'),
  }),
  leaseDeposit: moneyRow('Lease', 'Deposit to the owner', {
    usual: range(0, 10_000),
    help: 'Refunded at the end.',
    fallback: known(about(1500), 'one to two months’ rent'),
  }),
  leaseRentGrowth: rateRow('Lease', 'Growth in rent paid to the owner', {
    usual: [0, 0.05],
    bounds: [-0.2, 0.25],
    per: 'year',
    help: 'As set out in the lease.',
    fallback: chosen(zeroRate, 'none until the lease says so'),
  }),
  ownerAgrees: yesNoRow('Lease', 'Owner agrees to subletting, in writing', {
    help: 'If the owner has not agreed in writing, they can end the lease.',
    fallback: chosen(false, 'not confirmed yet'),
  }),
  ownersLenderAgrees: yesNoRow('Lease', 'Owner’s lender and insurer agree', {
    help: 'Ask the owner to check with both.',
    fallback: chosen(false, 'not asked yet'),
  }),
});

/** The input rows for set-up costs of a leased property. */
export const setUpRows = ({ range, about }: RuleOfThumbAmounts) => ({
  setUpWorks: moneyRow('Lease', 'Works', {
    usual: range(0, 15_000),
    help: 'Your improvements to the property. They stay with the owner.',
    fallback: chosen(zeroMoney, 'none until you enter it'),
  }),
  setUpFees: moneyRow('Lease', 'Set-up fees', {
    usual: range(0, 5000),
    help: 'A lawyer’s lease review, photos for the listing, registration.',
    fallback: known(about(1000), 'a lawyer’s lease review and photos for the listing'),
  }),
});
