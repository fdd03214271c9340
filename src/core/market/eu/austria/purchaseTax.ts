import { isoDate } from '../../../kernel/calendar.ts';
import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { checkedOn, purchaseTaxOf, rateLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';

/**
 * Grunderwerbsteuer (property transfer tax, 3.5%), and the land register fees for registering the owner (1.1%) and the mortgage (1.2%).
 * From July 2024 to June 2026 registering one's own home was free up to €500,000, except for properties above €2 million.
 */
export const austria: PurchaseTaxRules = {
  country: 'AT',
  currency: 'EUR',
  version: 'at-2026-11-20',
  checkedOn,
  regions: [],
  purchaseTax,
};

const costsUrl = 'https://www.rechtsanwalt-hoeltl.at/en/attorney-at-law-specialised-in-real-estate-law-1010-vienna-i-maximilian-holtl/';
const confirmed = 'confirmed';
const taxHead: LineHead = {
  id: 'at-grest',
  kind: 'transfer-tax',
  title: 'Grunderwerbsteuer',
  url: 'https://linda.lindeverlag.at/Dokument/519673',
  from: isoDate('2016-01-01'),
  certainty: confirmed,
};
const registerHead: LineHead = {
  id: 'at-register',
  kind: 'duty',
  title: 'Land register entry for the owner',
  url: costsUrl,
  from: isoDate('2013-01-01'),
  certainty: confirmed,
};
const mortgageHead: LineHead = {
  id: 'at-mortgage',
  kind: 'duty',
  title: 'Land register entry for the mortgage',
  url: costsUrl,
  from: isoDate('2013-01-01'),
  certainty: confirmed,
};
const contractHead: LineHead = {
  id: 'at-contract',
  kind: 'notary',
  title: 'Usual lawyer’s or notary’s fee for contract and escrow, including VAT',
  url: costsUrl,
  from: isoDate('2016-01-01'),
  certainty: 'unconfirmed',
};
const agentHead: LineHead = {
  id: 'at-agent',
  kind: 'agent',
  title: 'Usual agent’s commission, including VAT',
  url: costsUrl,
  from: isoDate('2016-01-01'),
  certainty: 'unconfirmed',
};

const freeWindow = { contractFrom: '2024-04-01', entryFrom: '2024-07-01', entryBefore: '2026-07-01' } as const;
/** The end date of the exemption was checked; its start date and limits could not be confirmed. */
const freeFrom = isoDate('2024-07-01');
const freeUpTo = minor(500_000_00);
const dearAbove = minor(2_000_000_00);

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const relieved = isRelieved(input);
  const charged = (amount: Minor): Minor => (relieved ? minor(Math.max(0, amount - freeUpTo)) : amount);
  const entered = (head: LineHead): LineHead => (relieved ? { ...head, from: freeFrom, certainty: 'unconfirmed' } : head);
  const lines: PurchaseLine[] = [rateLine(taxHead, input.price, 3.5), rateLine(entered(registerHead), charged(input.price), 1.1)];
  const loan = input.facts?.loan;
  if (loan !== undefined && loan > 0) lines.push(rateLine(entered(mortgageHead), charged(loan), 1.2));
  lines.push(rateLine(contractHead, input.price, 2.4));
  if (!input.newBuild) lines.push(rateLine(agentHead, input.price, 3.6));
  const notes: string[] = [];
  if (relieved) notes.push('Own home registered from July 2024 to June 2026: no register fees on the first €500,000.');
  if (input.newBuild) notes.push('A builder may sell with or without 20% VAT, so ask which. These figures exclude it.');
  return ok(purchaseTaxOf({ name: 'Grunderwerbsteuer', country: 'AT', currency: 'EUR', lines, notes }));
}

function isRelieved(input: PurchaseTaxInput): boolean {
  if (input.use !== 'own-home' || input.buyer === 'company' || input.price > dearAbove) return false;
  const { contractFrom, entryFrom, entryBefore } = freeWindow;
  return input.contractDate >= contractFrom && input.completionDate >= entryFrom && input.completionDate < entryBefore;
}
