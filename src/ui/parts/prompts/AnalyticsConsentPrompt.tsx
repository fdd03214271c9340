import { Link } from '@tanstack/react-router';
import { Button } from '../../components/press/Button.tsx';

/** Asks for analytics consent. Both answer buttons look the same, and the app does not wait for an answer. */
export function AnalyticsConsentPrompt({ onChoose }: { readonly onChoose: (given: boolean) => void }) {
  return (
    <section
      aria-label="May Yardstick collect usage data?"
      data-testid="consent-offer"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2 border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-72 text-[15px]">
        <span className="font-semibold">May Yardstick collect usage data?</span>{' '}
        <span className="text-ink-2">
          Ten event types, such as “a report was created”. No addresses, amounts or names.{' '}
          <Link to="/privacy/device" className="text-brand underline underline-offset-4">
            What leaves this device
          </Link>
        </span>
      </p>
      <div className="flex gap-2">
        <Button onClick={() => onChoose(true)}>Yes</Button>
        <Button onClick={() => onChoose(false)}>No</Button>
      </div>
    </section>
  );
}
