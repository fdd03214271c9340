import { percent } from '../../../../kernel/rate.ts';
import type { Rate } from '../../../../kernel/rate.ts';
import type { LettingKind } from '../../landlordTax.ts';
import { agreedRule, flatTaxRule, staysRule } from './italianRules.ts';
import type { ItalySettings } from './settings.ts';
import type { RuleRef } from '../../../ruleRef.ts';

/** The flat rate (cedolare secca) on the gross rent, and its rule. A third short-let home has already been refused by then. */
export function flatTax(
  letting: LettingKind,
  settings: Pick<ItalySettings, 'contract' | 'stayHome'>,
): { readonly rate: Rate; readonly rule: RuleRef } {
  if (letting === 'stays') return { rate: settings.stayHome === 'first' ? percent(21) : percent(26), rule: staysRule };
  return settings.contract === 'agreed' ? { rate: percent(10), rule: agreedRule } : { rate: percent(21), rule: flatTaxRule };
}
