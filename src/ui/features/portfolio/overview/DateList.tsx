import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { PortfolioDate } from '../../../../core/portfolio/upcomingDates.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Button } from '../../../components/press/Button.tsx';

interface DateListProps {
  readonly dates: readonly PortfolioDate[];
  /** Hides the property's name, for use on the property's own page. */
  readonly ofOne?: boolean;
}

const mostAtFirst = 8;

/** Upcoming and overdue dates, soonest first, with the time left. */
export function DateList({ dates, ofOne = false }: DateListProps) {
  const [all, setAll] = useState(false);
  if (dates.length === 0)
    return <p className="text-ink-2">The ends of mortgage deals and tenancies, rent reviews and expiry dates will appear here.</p>;
  const shown = all ? dates : dates.slice(0, mostAtFirst);
  return (
    <>
      <ol data-testid="portfolio-dates">
        {shown.map(({ date, kind, holding, holdingId, what, daysLeft }) => (
          <li
            key={`${holdingId} ${kind} ${what} ${date}`}
            className="relative grid gap-0.5 border-t border-line py-2.5 first:border-0 first:pt-1"
          >
            <div className="flex items-baseline justify-between gap-3">
              <p className="num text-sm text-ink-2">{formatDay(date)}</p>
              <Badge tone={daysLeft < 0 ? 'poor' : daysLeft <= 90 ? 'fair' : 'neutral'}>{timeLeftText(daysLeft)}</Badge>
            </div>
            <p className="text-[15px] leading-snug">{what}</p>
            {ofOne ? null : (
              <Link
                to="/portfolio"
                search={{ holding: holdingId }}
                className="truncate text-[13px] text-ink-3 after:absolute after:inset-0 hover:underline"
              >
                {holding}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {dates.length > mostAtFirst && !all ? (
        <Button look="quiet" onClick={() => setAll(true)}>
          Show all {dates.length}
        </Button>
      ) : null}
    </>
  );
}

/** The time left or overdue: "in 5 days", "in 7 months", "12 days overdue". */
function timeLeftText(days: number): string {
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`;
  if (days <= 1) return days === 0 ? 'today' : 'tomorrow';
  if (days < 90) return `in ${days} days`;
  return days < 730 ? `in ${Math.round(days / 30.44)} months` : `in ${Math.round(days / 365.25)} years`;
}
