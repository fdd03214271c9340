import { Link } from '@tanstack/react-router';
import { dismissRereadings, type Rereading } from '../../../data/device/rereadings.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { describeReread } from './describeReread.ts';

/** Lists the deals whose captured pages a newer parser reads differently. Shown until dismissed. */
export function RereadNotice({ rereadings }: { readonly rereadings: readonly Rereading[] }) {
  const { view } = usePerson();
  const many = rereadings.length !== 1;
  return (
    <section aria-labelledby="reread" data-testid="reread" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <h2 id="reread" className="text-sm font-semibold text-ink-2">
        Our importer has improved – {many ? `${rereadings.length} deals` : 'a deal'} updated
      </h2>
      <ul className="grid max-h-72 gap-1 overflow-y-auto text-sm">
        {rereadings.map(({ dealId, name, currency, changes }) => (
          <li key={dealId} className="wrap-anywhere">
            <Link to="/deals/$dealId" params={{ dealId }} className="font-semibold text-brand underline underline-offset-4">
              {name ?? 'A deal'}
            </Link>{' '}
            <span className="text-ink-2">{describeReread(changes, currency)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">We re-read your captured pages on this device. Your own entries haven’t changed.</p>
      <div>
        <Button data-testid="reread-seen" onClick={() => void dismissRereadings(view)}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
