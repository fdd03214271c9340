import { Link } from '@tanstack/react-router';
import { useSyncExternalStore, type ReactNode } from 'react';
import { amountsHidden } from '../../components/figure/amounts/amountsHidden.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { Switch } from '../../components/field/Switch.tsx';
import { Disclosure } from '../../components/panel/Disclosure.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useAnalyticsConsent } from '../../parts/prompts/useAnalyticsConsent.ts';
import { analyticsEvents, extensionData, outgoingData, dataStaysOnDevice, type OutgoingData } from './outgoingData.ts';

const receivers: Readonly<Record<OutgoingData['to'], string>> = {
  server: 'To this app’s server',
  portal: 'To the listing’s portal',
  analytics: 'To PostHog',
};

/** Every kind of data that leaves this device, when and to whom, and the two privacy settings. */
export function PrivacyScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="privacy-screen">
      <PageTitle title="What leaves this device" />
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">What leaves this device</h1>
        <p className="max-w-prose text-ink-2">
          Every kind of data that leaves, when it leaves, and who receives it. Everything else stays on this device.{' '}
          <a href="/privacy" className="font-medium text-brand underline underline-offset-4">
            Privacy policy
          </a>
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <Leaving />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Choices />
          <Card id="stays" title="What stays">
            <Points points={dataStaysOnDevice} />
          </Card>
          <Card id="extension" title="The browser extension">
            <Points points={extensionData} />
            <Link to="/install" hash="extension" className="text-[15px] font-medium text-brand underline underline-offset-4">
              Connect or disconnect it
            </Link>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-[15px] text-ink-2 marker:text-ink-3">
      {points.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function Leaving() {
  const { userId } = usePerson();
  const { consent } = useAnalyticsConsent();
  const off = { sync: userId === null, counting: consent !== 'given' };
  return (
    <Card id="leaves" title="What leaves, and when">
      <ul>
        {outgoingData.map(({ id, title, what, to, when }) => (
          <li key={id} data-testid={`leaves-${id}`} className="grid gap-1 border-t border-line py-3.5 first:border-0 first:pt-1 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="text-[15px] font-semibold">{title}</h3>
              <Badge>{Reflect.get(off, id) === true ? 'Off now' : receivers[to]}</Badge>
            </div>
            <p className="text-[15px] text-ink-2">{what}</p>
            <p className="text-sm text-ink-3">{when}.</p>
          </li>
        ))}
      </ul>
      <Disclosure title="The ten event types">
        <ul className="grid gap-1.5 text-sm text-ink-2">
          {Object.entries(analyticsEvents).map(([event, words]) => (
            <li key={event}>
              {words}. <code className="text-ink-3">{event}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

function Choices() {
  const hidden = useSyncExternalStore(amountsHidden.subscribe, amountsHidden.current);
  return (
    <Card id="choices" title="Your choices">
      <Switch
        label="Hide amounts"
        hint="Shows amounts as £••• on this device’s screens, and keeps them from screen readers. Reports still show them."
        checked={hidden}
        onChange={amountsHidden.toggle}
        testId="hide-amounts"
      />
      <ConsentChoice />
    </Card>
  );
}

function ConsentChoice() {
  const { consent, waiting, choose } = useAnalyticsConsent();
  if (consent === null) return <p className="text-sm text-ink-2">This server doesn’t collect usage data, so there’s nothing to choose.</p>;
  if (consent === 'refused-by-browser')
    return <p className="text-sm text-ink-2">Your browser sends “Do Not Track”, so no usage data is collected.</p>;
  return (
    <>
      <Switch
        label="Share usage data"
        hint="Off by default. Turning it off deletes unsent events."
        checked={consent === 'given'}
        onChange={(given) => void choose(given)}
        testId="analytics-consent"
      />
      {waiting === 0 ? null : <p className="num text-sm text-ink-3">{waiting} events are waiting for a connection.</p>}
    </>
  );
}

function Card({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-2 border border-line bg-card p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-[17px] font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
