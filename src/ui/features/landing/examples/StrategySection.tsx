import { Link } from '@tanstack/react-router';
import { figures } from 'virtual:landing-figures';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { ExampleStrategy } from '../../../../core/pipeline/examples/landingFigures.ts';
import { strategyCardText } from '../../../parts/country/strategyCardText.ts';
import { Section } from '../sections/Section.tsx';

const best = Math.max(...figures.strategies.map(({ annualReturn }) => annualReturn?.rate ?? 0));
const home = figures.homes[0];

/** One fictional property under six strategies, calculated at build time. */
export function StrategySection() {
  return (
    <Section
      id="strategies"
      title="One house, six strategies"
      lead={`An example: ${home?.title ?? ''}, a fictional three-bedroom terrace at ${home?.terms ?? ''}.`}
    >
      <div className="grid gap-4">
        <table className="w-full border-collapse text-[15px] sm:text-base">
          <caption className="sr-only">The example property under six strategies</caption>
          <thead className="text-left text-[13px] text-ink-2 sm:text-sm">
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="py-2 pr-2 font-medium">
                Strategy
              </th>
              <th scope="col" className="py-2 pr-2 text-right font-medium sm:pr-6">
                Cash in
              </th>
              <th scope="col" className="py-2 pr-2 text-right font-medium sm:pr-6">
                Income
              </th>
              <th scope="col" className="py-2 text-right font-medium md:text-left">
                Annual return <span className="max-sm:hidden">on cash</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.strategies.map((strategy) => (
              <Row key={strategy.id} strategy={strategy} />
            ))}
          </tbody>
        </table>
        <p className="max-w-[76ch] text-[15px] text-pretty text-ink-2">
          Figures use the rules in force on {formatDay(figures.on)}. They are before income tax, except that profit from a sale is after
          tax. Inputs a listing doesn’t give, such as refurbishment cost or room rents, start from a typical value, shown with its source. A
          high return on little cash isn’t the whole story: the simulator also shows what each strategy could lose.{' '}
          <Link to="/simulator" className="font-medium text-ink underline underline-offset-4">
            Open the simulator
          </Link>
          , no account needed.
        </p>
      </div>
    </Section>
  );
}

function Row({ strategy: { id, name, cash, income, annualReturn } }: { readonly strategy: ExampleStrategy }) {
  const short = strategyCardText[id];
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3.5 pr-2 text-left font-semibold">
        {short}
        {name === short ? null : <span className="block text-[13px] font-normal text-ink-3 max-sm:hidden">{name}</span>}
      </th>
      <td className="num py-3.5 pr-2 text-right whitespace-nowrap sm:pr-6">{cash ?? '–'}</td>
      <td className="num py-3.5 pr-2 text-right whitespace-nowrap sm:pr-6">
        <span className={income?.text.startsWith('−') ? 'text-poor' : undefined}>{income?.text ?? '–'}</span>
        <span className="block text-[13px] text-ink-3">{income?.unit}</span>
      </td>
      <td className="num py-3.5 text-right whitespace-nowrap md:w-[34%] md:text-left">
        <span
          className={`font-semibold md:mr-3 md:inline-block md:w-16 md:text-right ${annualReturn !== null && annualReturn.rate < 0 ? 'text-poor' : ''}`}
        >
          {annualReturn?.text ?? '–'}
        </span>
        <span aria-hidden="true" className="hidden h-3 w-[calc(100%-5rem)] align-middle md:inline-block">
          <span
            style={{ width: `${Math.max(0, ((annualReturn?.rate ?? 0) / best) * 100).toFixed(1)}%` }}
            className="block h-full rounded-[3px] bg-brand"
          />
        </span>
      </td>
    </tr>
  );
}
