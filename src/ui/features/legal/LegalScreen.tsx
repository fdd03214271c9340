import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../core/kernel/formatMoneyAndRates.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Wordmark } from '../../components/Wordmark.tsx';
import { useReplay } from '../../preboot/useReplay.ts';
import { legalPages, type LegalPath } from './legalPages.ts';
import { legalCheckedOn, type LegalBlock } from './pages/legalPage.ts';

const others = Object.entries(legalPages);

/** One legal page: its summary, then its full text. */
export function LegalScreen({ path }: { readonly path: LegalPath }) {
  const { title, summary, sections } = legalPages[path];
  useReplay(null);
  return (
    <>
      <PageTitle title={title} />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-3xl items-center justify-between gap-4 px-5">
          <Link to="/" className="inline-flex min-h-11 items-center no-underline" aria-label="Yardstick, home">
            <Wordmark />
          </Link>
        </div>
      </header>
      <main className="mx-auto grid max-w-3xl gap-10 px-5 py-12 sm:py-20">
        <div className="grid gap-4">
          <h1 className="text-4xl font-bold tracking-[-0.035em] sm:text-5xl">{title}</h1>
          <p className="border-l-4 border-tape-edge pl-4 text-xl/8 text-pretty">{summary}</p>
          <p className="text-sm text-ink-3">Checked against the product on {formatDay(legalCheckedOn)}.</p>
        </div>
        {sections.map(({ heading, blocks }) => (
          <section key={heading} className="grid gap-3">
            <h2 className="text-xl font-semibold tracking-tight">{heading}</h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </section>
        ))}
      </main>
      <footer className="border-t border-line bg-sunk">
        <nav aria-label="Legal" className="mx-auto flex max-w-3xl flex-wrap gap-x-6 px-5 py-6">
          {others.map(([at, page]) => (
            <a
              key={at}
              href={at}
              aria-current={at === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-[15px] text-ink-2 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {page.title}
            </a>
          ))}
        </nav>
      </footer>
    </>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p className="max-w-[68ch] text-pretty text-ink-2">{block}</p>;
  return (
    <ul className="grid max-w-[68ch] gap-2 text-ink-2">
      {block.map((point) => (
        <li key={point} className="flex gap-3 text-pretty">
          <span aria-hidden="true" className="mt-[0.72em] h-px w-3.5 shrink-0 bg-ink-3" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
