import { formatMoney, formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { MortgageTerms } from '../../../../core/deal/mortgageProduct.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Explained } from '../../../parts/explanation/Explanations.tsx';
import { refusals } from './quoteText.ts';
import type { MortgageFigureId, MortgageQuote, WindowName } from '../../../../core/engine/mortgages/mortgageQuote.ts';

interface QuoteCardProps {
  readonly quote: MortgageQuote;
  readonly origin: string;
  readonly window: WindowName;
  readonly cheapest: boolean;
  readonly breakEven: string | null;
  /** Null for a product not available to this deal's borrower. */
  readonly onUse: (() => void) | null;
  /** Null for an example; set for the user's own products. */
  readonly onEdit: (() => void) | null;
  readonly onRemove: (() => void) | null;
}

const costFigure: Readonly<Record<WindowName, MortgageFigureId>> = { fix: 'costOverFix', hold: 'costOverHold', term: 'costOverTerm' };

/** "5.04% for 60 months, then 8.1%": the product's own rates, whatever rate the deal assumes. */
const rateText = ({ initialRate, initialMonths, reversionRate }: MortgageTerms): string =>
  initialMonths === 0
    ? `${formatRate(reversionRate)} throughout`
    : `${formatRate(initialRate)} for ${initialMonths} months, then ${formatRate(reversionRate)}`;

/** One product, with its cost and the lender's tests for the deal's loan. */
export function QuoteCard({ quote, origin, window, cheapest, breakEven, onUse, onEdit, onRemove }: QuoteCardProps) {
  const { terms, tests } = quote;
  const why = refusals(tests);
  return (
    <li data-testid="mortgage-quote" className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="leading-snug font-semibold">{terms.name}</h3>
          <p className="num text-sm text-ink-2">{rateText(terms)}</p>
          <p className="text-[13px] text-ink-3">{origin.startsWith('Example') ? origin : `${terms.lender} · ${origin}`}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {cheapest ? <Badge tone="good">✓ cheapest</Badge> : null}
          <Badge tone={tests.passed ? 'neutral' : 'poor'}>{tests.passed ? 'would lend' : '✗ wouldn’t lend'}</Badge>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 xl:grid-cols-6">
        <Item quote={quote} id="initialPayment" label="Monthly payment" value={formatMoney(quote.initialPayment, ukCurrency)} />
        <Item
          quote={quote}
          id="reversionPayment"
          label={quote.reversion === null ? 'Rate unchanged' : `From month ${quote.reversion.month}`}
          value={quote.reversion === null ? formatRate(terms.initialRate) : formatMoney(quote.reversion.payment, ukCurrency)}
        />
        <Item quote={quote} id={costFigure[window]} label="True cost" value={costText(quote, window)} strong />
        <Item quote={quote} id="aprc" label="APRC" value={quote.aprc.kind === 'aprc' ? formatRate(quote.aprc.effective, 1) : 'None'} />
        <Item
          quote={quote}
          id="interestCover"
          label={`ICR at ${formatRate(tests.interestCover.stressRate, 2)}`}
          value={tests.interestCover.value === null ? '–' : formatRate(tests.interestCover.value, 0)}
        />
        <Item
          quote={quote}
          id="largestLoan"
          label="Maximum loan"
          value={tests.largestLoan === null ? 'None' : formatMoney(tests.largestLoan, ukCurrency)}
        />
      </dl>
      {why.length === 0 ? null : <p className="text-sm text-poor">Wouldn’t lend this much: {why.join(', ')}.</p>}
      {breakEven === null ? null : <p className="text-sm text-ink-2">{breakEven}.</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        {onUse === null ? null : (
          <Button size="small" onClick={onUse} data-testid="use-mortgage" aria-label={`Use in this deal: ${terms.name}`}>
            Use in this deal
          </Button>
        )}
        {onEdit === null ? null : (
          <Button size="small" look="quiet" onClick={onEdit} aria-label={`Edit ${terms.name}`}>
            Edit
          </Button>
        )}
        {onRemove === null ? null : (
          <Button size="small" look="quiet" onClick={onRemove} aria-label={`Remove ${terms.name}`}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

interface ItemProps {
  readonly quote: MortgageQuote;
  readonly id: MortgageFigureId;
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Item({ quote, id, label, value, strong = false }: ItemProps) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] text-ink-3">{label}</dt>
      <dd>
        <Explained
          figure={quote.explanations[id]}
          label={`${label}, ${quote.terms.name}`}
          value={value}
          className={`num tracking-tight ${strong ? 'text-[17px] font-semibold' : 'font-medium'}`}
        />
      </dd>
    </div>
  );
}

function costText(quote: MortgageQuote, window: WindowName): string {
  const cost = quote.windows[window];
  return cost === null ? 'No fix' : formatMoney(cost.trueCost, ukCurrency);
}
