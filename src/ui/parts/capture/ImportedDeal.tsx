import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { scoreTapeBands } from '../../../core/chart/scoreTape.ts';
import { rulesStatusText } from '../../../core/report/rulesStatus.ts';
import { imageLink } from '../../../core/listing/values/imageLinks.ts';
import type { DealRow } from '../../../data/view/rows.ts';
import { useDealRow, useStoredOutcome } from '../../../data/view/queries.ts';
import type { ViewDb } from '../../../data/view/viewDb.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { moneyText, rowSubtitle } from '../dealRow/figureText.ts';

interface ReadDealProps {
  readonly view: ViewDb;
  readonly dealId: string;
  /** Whether the listing was already a deal. */
  readonly isKnown: boolean;
}

/** A deal just read from a page: description, price, score and link. */
export function ImportedDeal({ view, dealId, isKnown }: ReadDealProps) {
  const row = useDealRow(view, dealId);
  // The deal may have been deleted since.
  if (row === undefined || row === null) return null;
  return (
    <article data-testid="read-deal" className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture row={row} />
      <div className="grid min-w-0 content-start gap-2">
        <div>
          <p className="num text-xl leading-tight font-semibold tracking-tight">
            {row.price === null ? 'No price stated' : moneyText(row.price, row.currency)}
          </p>
          <h3 className="text-base leading-snug font-medium">{row.title}</h3>
          <p className="text-ink-3">{row.address ?? rowSubtitle(row)}</p>
        </div>
        <Result view={view} row={row} />
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to="/deals/$dealId"
            params={{ dealId }}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            Open deal
          </Link>
          {isKnown ? <span className="text-ink-2">Already in your deals, now refreshed</span> : null}
        </p>
      </div>
    </article>
  );
}

/** The score tape, rule status and verdict; or the missing inputs. */
function Result({ view, row }: { readonly view: ViewDb; readonly row: DealRow }) {
  const outcome = useStoredOutcome(view, row.id);
  if (row.score === null) return <p className="text-ink-2">{row.gap ?? 'Analysing…'}</p>;
  const standing = outcome == null ? null : rulesStatusText(outcome.report);
  return (
    <>
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <Tape size="row" value={row.score} zones={scoreTapeBands} />
        <p data-testid="read-score" className="flex items-center gap-2">
          <span className="sr-only">Score </span>
          <span className="num text-lg font-semibold tracking-tight">{Math.round(row.score)}</span>
          {standing === null ? null : <Badge tone={standing.tone}>{standing.words}</Badge>}
        </p>
      </div>
      {row.verdict === null ? null : (
        <p className="text-ink-2">
          <UnbrokenAmounts text={row.verdict} />
        </p>
      )}
    </>
  );
}

/** Shows the listing's photo or, without one, its outcode. */
function Picture({ row }: { readonly row: DealRow }) {
  const address = imageLink(row.imageUrl);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="h-28 overflow-hidden rounded-1 bg-sunk sm:h-full sm:min-h-24">
      {address === null || broken === address ? (
        <p className="num grid h-full place-items-center text-xl font-semibold text-ink-3">{row.outcode ?? 'No photo'}</p>
      ) : (
        <img
          src={address}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
