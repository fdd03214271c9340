import { Link } from '@tanstack/react-router';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { assignmentText, decisionText } from './statusText.ts';

/** The decision on a deal with its reason, and who works on it next, at the top of the deal. Links to where they are changed. */
export function DealStatus({ deal: { id, assignment, decision } }: { readonly deal: Deal }) {
  const people = usePeople();
  const { now } = useClock();
  const readOnly = useReadOnly();
  return (
    <div className="grid gap-1 rounded-2 border border-line bg-sunk px-4 py-2 text-[15px]" data-testid="deal-status">
      {decision === undefined ? null : (
        <p className="wrap-anywhere">
          <span className="font-medium">{decisionText(people, decision)}</span>
          {decision.reason === '' ? null : <span className="line-clamp-2 text-ink-2">{decision.reason}</span>}
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-2">
        {assignment === undefined ? null : <span>{assignmentText(people, assignment, dayOf(now()))}</span>}
        <Link
          to="/deals/$dealId"
          params={{ dealId: id }}
          search={true}
          hash="notes"
          replace
          className="inline-flex min-h-6 items-center text-[13px] underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11 print:hidden"
        >
          {readOnly === null ? 'Change or comment' : 'Comments and activity'}
        </Link>
      </p>
    </div>
  );
}
