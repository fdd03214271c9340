import { Link } from '@tanstack/react-router';
import type { CheckRow } from '../../../data/device/deviceDb.ts';
import { markNewsSeen } from '../../../data/device/listingWatch.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';

/** Shows changes in the deals' listings until dismissed. */
export function NewsNotice({ news }: { readonly news: readonly CheckRow[] }) {
  const { userId } = usePerson();
  const seen = () =>
    void markNewsSeen(
      userId,
      news.map(({ dealId }) => dealId),
    );
  return (
    <section aria-labelledby="watch-news" data-testid="watch-news" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <h2 id="watch-news" className="text-sm font-semibold text-ink-2">
        {news.length === 1 ? 'A listing has changed' : `${news.length} listings have changed`}
      </h2>
      <ul className="grid max-h-72 gap-1 overflow-y-auto text-sm">
        {news.map(({ dealId, title, news: words }) => (
          <li key={dealId} data-testid="watch-news-item" className="wrap-anywhere">
            <Link to="/deals/$dealId" params={{ dealId }} className="font-semibold text-brand underline underline-offset-4">
              {title}
            </Link>{' '}
            <span className="text-ink-2">{words.join('. ')}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button data-testid="watch-news-seen" onClick={seen}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
