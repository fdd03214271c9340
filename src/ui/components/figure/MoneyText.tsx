import type { Currency, Minor } from '../../../core/kernel/money.ts';
import { formatMoney } from './formatFigure.ts';

interface MoneyTextProps {
  readonly amount: Minor;
  readonly currency: Currency;
  readonly pennies?: boolean;
  readonly className?: string;
}

/** An amount in tabular digits; whole units unless pennies are asked for. */
export function MoneyText({ amount, currency, pennies = false, className = '' }: MoneyTextProps) {
  return <span className={`num whitespace-nowrap ${className}`}>{formatMoney(amount, currency, pennies)}</span>;
}
