import { Link } from '@tanstack/react-router';
import { forgetRereadings, type Rereading } from '../../../data/device/rereadings.ts';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { changeWords } from './rereadWords.ts';

/** Says which deals a newer version reads differently from the pages that were captured, until it has been seen. */
export function RereadNotice({ rereadings }: { readonly rereadings: readonly Rereading[] }) {
  const { view } = usePerson();
  const many = rereadings.length !== 1;
  return (
    <section aria-labelledby="reread" data-testid="reread" className="grid gap-3 rounded-2 border border-line bg-card p-4">
      <h2 id="reread" className="text-sm font-semibold text-ink-2">
        Yardstick reads pages better now: {many ? `${rereadings.length} deals have` : 'a deal has'} changed
      </h2>
      <ul className="grid max-h-72 gap-1 overflow-y-auto text-sm">
        {rereadings.map(({ dealId, name, currency, changes }) => (
          <li key={dealId} className="wrap-anywhere">
            <Link to="/deals/$dealId" params={{ dealId }} className="font-semibold text-brand underline underline-offset-4">
              {name ?? 'A deal'}
            </Link>{' '}
            <span className="text-ink-2">{changeWords(changes, currency)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">The pages you captured were read again on this device. What you entered yourself is as it was.</p>
      <div>
        <Button data-testid="reread-seen" onClick={() => void forgetRereadings(view)}>
          Seen
        </Button>
      </div>
    </section>
  );
}
