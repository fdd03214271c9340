import { useMemo, useState, type ReactNode } from 'react';
import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { MortgageProduct } from '../../../../core/deal/mortgageProduct.ts';
import { percent } from '../../../../core/kernel/rate.ts';
import type { ComparedMortgages, MortgageQuestion } from '../../../../core/pipeline/mortgages/compareForDeal.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { tryValues } from '../../../parts/inputs/tryValues.ts';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { CsvSheet } from './CsvSheet.tsx';
import { ProductSheet } from './ProductSheet.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { assumptionsOfQuote, breakEvenText, cheapestOf, cheapestSentence } from './quoteText.ts';
import { useProducts } from './useProducts.ts';
import type { MortgageQuote, WindowName } from '../../../../core/engine/mortgages/mortgageQuote.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { EditableProfile } from '../../../parts/teams/EditableProfile.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const windows = [
  { value: 'fix', label: 'Initial period' },
  { value: 'hold', label: 'Holding period' },
  { value: 'term', label: 'Whole term' },
] as const satisfies readonly { readonly value: WindowName; readonly label: string }[];

type Open = { readonly kind: 'product'; readonly product: MortgageProduct | null } | { readonly kind: 'csv' } | null;

/** Compares mortgage products for this deal's loan: true cost, and whether the lender's tests are met. */
export function MortgagesPanel({ live }: { readonly live: LiveDeal }) {
  const products = useProducts(live.job?.profile ?? null, live.keepProfile);
  const { workspaceId } = usePerson();
  const [shift, setShift] = useState(0);
  const [window, setWindow] = useState<WindowName>('hold');
  const [open, setOpen] = useState<Open>(null);
  const { job } = live;
  const question = useMemo(
    (): [MortgageQuestion] | null => (job === null ? null : [{ job, products: products.all, rateShift: percent(shift) }]),
    [job, products.all, shift],
  );
  const { answer, fresh, failure } = useAnswer({ name: 'compareMortgages', args: question, lane: 'deal-mortgages', pause: 60 });
  const close = () => setOpen(null);
  return (
    <Panel
      title="Mortgage comparison"
      aside={answer?.ok === true && answer.value.from === 'examples' ? 'examples, not offers' : 'your products'}
    >
      {failure === null ? null : <p role="alert">Couldn’t compare the products. {failure.message}</p>}
      {answer?.ok === true ? (
        <div aria-busy={!fresh} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Controls answer={answer.value} window={window} onWindow={setWindow} shift={shift} onShift={setShift} />
          <Quotes
            answer={answer.value}
            window={window}
            live={live}
            own={workspaceId === null ? products.all : []}
            onEdit={(product) => setOpen({ kind: 'product', product })}
            onRemove={products.remove}
          />
        </div>
      ) : answer === null && failure === null ? (
        <Spinner label="Comparing products…" />
      ) : null}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3 print:hidden">
        <EditableProfile>
          <Button onClick={() => setOpen({ kind: 'product', product: null })} data-testid="add-product">
            Add a product
          </Button>
          <Button look="quiet" onClick={() => setOpen({ kind: 'csv' })} data-testid="paste-products">
            Paste from a spreadsheet
          </Button>
        </EditableProfile>
      </div>
      {open?.kind === 'csv' ? <CsvSheet onImport={products.take} onClose={close} /> : null}
      {open?.kind === 'product' ? (
        <ProductSheet
          terms={open.product?.terms ?? null}
          onClose={close}
          onSave={(terms) => {
            products.keep(terms, open.product?.id ?? null);
            close();
          }}
        />
      ) : null}
    </Panel>
  );
}

interface ControlsProps {
  readonly answer: ComparedMortgages;
  readonly window: WindowName;
  readonly onWindow: (window: WindowName) => void;
  readonly shift: number;
  readonly onShift: (shift: number) => void;
}

function Controls({ answer, window, onWindow, shift, onShift }: ControlsProps) {
  if (answer.comparison.kind === 'no-loan') return null;
  return (
    <>
      <p data-testid="mortgage-sentence" className="max-w-[60ch] text-[17px] leading-snug font-medium tracking-tight">
        <UnbrokenAmounts text={cheapestSentence(answer.comparison, window, answer.older)} />
      </p>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3 print:hidden">
        <Segmented label="True cost over" showLabel options={windows} value={window} onChange={onWindow} />
        <label className="grid min-w-56 flex-1 gap-1.5">
          <span className="flex justify-between text-sm font-medium">
            If variable rates change by
            <span className="num">
              {shift > 0 ? '+' : ''}
              {formatRate(percent(shift), 2)}
            </span>
          </span>
          <input
            type="range"
            min={-3}
            max={5}
            step={0.25}
            value={shift}
            aria-valuetext={`${shift} percentage points`}
            onChange={(event) => onShift(Number(event.target.value))}
            data-testid="rate-shift"
            className="h-11 w-full"
          />
        </label>
      </div>
    </>
  );
}

interface QuotesProps {
  readonly answer: ComparedMortgages;
  readonly window: WindowName;
  readonly live: LiveDeal;
  /** The products that can be edited here. In a team workspace none, because they are part of the person's profile. */
  readonly own: readonly MortgageProduct[];
  readonly onEdit: (product: MortgageProduct) => void;
  readonly onRemove: (id: string) => void;
}

function Quotes({ answer, window, live, own, onEdit, onRemove }: QuotesProps) {
  const { comparison, origins, older } = answer;
  if (comparison.kind === 'no-loan') return <p>The deposit covers the full price, so no loan is needed.</p>;
  const cost = (quote: MortgageQuote): number => quote.windows[window]?.trueCostPerMonth ?? Number.MAX_VALUE;
  const quotes = comparison.quotes.toSorted((one, other) => cost(one) - cost(other));
  const cheapest = cheapestOf(comparison, window, older);
  const card = (quote: MortgageQuote) => {
    const product = own.find(({ id }) => id === quote.id);
    return (
      <QuoteCard
        key={quote.id}
        quote={quote}
        origin={origins[quote.id] ?? ''}
        window={window}
        cheapest={quote === cheapest}
        breakEven={breakEvenText(comparison, quote.id, older)}
        onUse={
          quote.tests.borrower.passed && live.readOnly === null
            ? () => tryValues(live, assumptionsOfQuote(quote), { title: 'Rate and fees applied', detail: quote.terms.name })
            : null
        }
        onEdit={product === undefined ? null : () => onEdit(product)}
        onRemove={product === undefined ? null : () => onRemove(quote.id)}
      />
    );
  };
  const [recent, past] = [quotes.filter(({ id }) => !older.includes(id)), quotes.filter(({ id }) => older.includes(id))];
  const eligible = recent.filter(({ tests }) => tests.passed);
  const ineligible = recent.filter(({ tests }) => !tests.passed);
  return (
    <>
      {eligible.length === 0 ? null : <ul>{eligible.map(card)}</ul>}
      <Folded
        open={eligible.length === 0}
        quotes={ineligible}
        card={card}
        title={`${productCount(ineligible)} that wouldn’t lend this much`}
      />
      <Folded
        open={false}
        quotes={past}
        card={card}
        title={`${past.length === 1 ? '1 example' : `${past.length} examples`} more than a year old`}
      />
    </>
  );
}

const productCount = ({ length }: readonly MortgageQuote[]): string => (length === 1 ? '1 product' : `${length} products`);

interface FoldedProps {
  readonly title: string;
  readonly open: boolean;
  readonly quotes: readonly MortgageQuote[];
  readonly card: (quote: MortgageQuote) => ReactNode;
}

/** A collapsible list of products. Renders nothing if it is empty. */
function Folded({ title, open, quotes, card }: FoldedProps) {
  if (quotes.length === 0) return null;
  return (
    <details open={open} className="border-t border-line pt-1">
      <summary className="min-h-11 content-center font-medium">{title}</summary>
      <ul>{quotes.map(card)}</ul>
    </details>
  );
}
