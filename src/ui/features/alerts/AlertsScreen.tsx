import { lazy, Suspense, useState } from 'react';
import type { AlertRuleRow } from '../../../data/alerts/alertRows.ts';
import { useAlertEvents, useAlertRules } from '../../../data/alerts/useAlerts.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { Editable } from '../../parts/teams/Editable.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { countText } from './countText.ts';
import { Inbox } from './Inbox.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import { RuleList } from './rules/RuleList.tsx';
import { Suggestions } from './rules/Suggestions.tsx';

const RuleSheet = lazy(async () => ({ default: (await import('./rules/RuleSheet.tsx')).RuleSheet }));

/** The inbox, the rules and this device's notification setting. */
export function AlertsScreen() {
  const { view } = usePerson();
  const rules = useAlertRules(view);
  const events = useAlertEvents(view);
  const [edited, setEdited] = useState<AlertRuleRow | 'new' | null>(null);
  if (rules === undefined || events === undefined) return <Spinner label="Loading your alerts…" />;
  const unread = events.filter((row) => row.unread === 1).length;
  const watching = rules.filter(({ rule }) => rule.on).length;
  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Alerts</h1>
        {rules.length === 0 ? null : (
          <Editable>
            <Button look="primary" data-testid="rule-new" onClick={() => setEdited('new')}>
              New rule
            </Button>
          </Editable>
        )}
        <p data-testid="alerts-summary" className="col-span-full text-ink-2">
          {summary(unread, watching)}
        </p>
      </header>
      {rules.length === 0 && events.length === 0 ? (
        <Editable>
          <Suggestions onOwn={() => setEdited('new')} />
        </Editable>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Inbox events={events} rules={rules} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Editable>
              <RuleList rules={rules} onEdit={setEdited} />
            </Editable>
            <NotificationPanel />
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {edited === null ? null : <RuleSheet edited={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

function summary(unread: number, watching: number): string {
  const rules = watching === 0 ? 'No active rules' : `${countText(watching, 'active rule', 'active rules')}, checked while the app is open`;
  if (unread + watching === 0) return `${rules}.`;
  return unread === 0 ? `${rules}. All caught up.` : `${countText(unread, 'unread alert', 'unread alerts')}. ${rules}.`;
}
