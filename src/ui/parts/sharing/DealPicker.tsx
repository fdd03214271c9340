import { useState } from 'react';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import { SearchBox } from '../../components/field/SearchBox.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { moneyText } from '../dealRow/figureText.ts';

/** Maximum deals listed. Search finds the rest. */
const most = 40;

/** The user's deals with figures, best score first. */
export function DealPicker({ onChoose }: { readonly onChoose: (dealId: string) => void }) {
  const rows = useDealRows();
  const [text, setText] = useState('');
  if (rows === undefined) return <Spinner label="Loading your deals…" />;
  const wanted = text.trim().toLowerCase();
  const found = rows.filter(
    (row) => row.score !== null && (row.title.toLowerCase().includes(wanted) || row.outcode?.toLowerCase() === wanted),
  );
  if (rows.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-ink-2">Add a deal first. Then share it from here or from its own screen.</p>
        <LinkButton to="/deals" look="primary" className="min-h-11">
          Add a deal
        </LinkButton>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Search your deals"
        placeholder="Search by title or postcode district"
        q={text}
        onChange={setText}
        testId="share-search"
        className="min-h-11 sm:w-full"
      />
      {found.length === 0 ? <p className="text-ink-2">No deals match. Try a different search.</p> : null}
      <ul className="grid">
        {found.slice(0, most).map((row) => (
          <li key={row.id} className="border-t border-line first:border-0">
            <button
              type="button"
              data-testid="share-pick"
              onClick={() => onChoose(row.id)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-1 px-1 text-left hover:bg-sunk"
            >
              <span className="min-w-0 truncate">{row.title}</span>
              <span className="num shrink-0 text-sm text-ink-2">
                {row.price === null ? '' : `${moneyText(row.price, row.currency)} · `}score {Math.round(row.score ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most ? <p className="text-sm text-ink-3">{found.length - most} more. Search to find them.</p> : null}
    </div>
  );
}
