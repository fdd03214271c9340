import { lazy, Suspense, useState } from 'react';
import type { Outcome } from '../../../../core/pipeline/outcome.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

const GoalPanel = lazy(() => import('../risk/GoalPanel.tsx').then((module) => ({ default: module.GoalPanel })));

interface WhatWouldWorkProps {
  readonly live: LiveDeal;
  readonly outcome: Outcome;
}

/** The price, rent or rate at which the deal would meet the user's targets, and goal seek for a different target. */
export function WhatWouldMeetTargets({ live, outcome }: WhatWouldWorkProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="What would make it work">
      <dl>
        {outcome.report.solves.map(({ label, value, note, behind }) => (
          <div key={label} className="border-t border-line py-3 first:border-0 first:pt-1 last:pb-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-xl font-semibold tracking-tight">{value}</dd>
            <dd className="text-[13px] text-ink-3">{note}</dd>
            {behind === undefined ? null : (
              <dd className="pt-1">
                <Disclosure title="Maximum price that meets each target on its own">
                  <dl className="num grid gap-1 text-sm">
                    {behind.map((one) => (
                      <div key={one.label} className="flex flex-wrap justify-between gap-x-3">
                        <dt className="text-ink-2">{one.label}</dt>
                        <dd>{one.value}</dd>
                      </div>
                    ))}
                  </dl>
                </Disclosure>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {outcome.form !== 'letting' || outcome.basis === 'after-tax' ? null : asking && live.job !== null ? (
        <Suspense fallback={<Spinner label="Opening…" />}>
          <GoalPanel live={live} job={live.job} />
        </Suspense>
      ) : (
        <div className="pt-1 print:hidden">
          <Button onClick={() => setAsking(true)} data-testid="ask-goal">
            Set a different target
          </Button>
        </div>
      )}
    </Panel>
  );
}
