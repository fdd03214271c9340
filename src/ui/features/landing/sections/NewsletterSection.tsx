import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { notify } from '../../../components/notice/notify.ts';

const simulatedMs = 1_000;
const fieldId = 'newsletter-email';

/** The specification's newsletter form. There is no newsletter: nothing leaves the page, and its note says so. */
export function NewsletterSection() {
  const [email, setEmail] = useState('');
  const [subscribing, setSubscribing] = useState(false);
  const subscribe = (event: SubmitEvent) => {
    event.preventDefault();
    setSubscribing(true);
    setTimeout(() => {
      setSubscribing(false);
      setEmail('');
      notify({ tone: 'good', title: 'Thanks for subscribing! Check your inbox for confirmation.' });
    }, simulatedMs);
  };
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="border-y border-tape-edge bg-tape text-tape-ink">
      <div className="mx-auto grid max-w-6xl gap-6 px-5 py-14 sm:py-16 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="grid gap-2">
          <h2 id="newsletter-title" className="text-3xl font-bold tracking-[-0.03em]">
            Newsletter
          </h2>
          <p id="newsletter-note" className="max-w-[52ch] text-pretty">
            We don’t have a newsletter yet. This is a demo form – nothing you type is sent or stored.
          </p>
        </div>
        {/* Before a script runs, a GET form would put the email address into the page URL. This method sends no request. */}
        <form method="dialog" onSubmit={subscribe} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <label htmlFor={fieldId} className="text-sm font-medium sm:col-span-2">
            Email address
          </label>
          <input
            id={fieldId}
            data-testid="newsletter-email"
            type="email"
            required
            autoComplete="email"
            value={email}
            disabled={subscribing}
            aria-describedby="newsletter-note"
            onChange={(event) => setEmail(event.target.value)}
            className="min-h-12 min-w-0 rounded-[10px] border border-tape-ink bg-card px-4 text-base text-ink disabled:opacity-60"
          />
          <Button data-testid="newsletter-submit" type="submit" look="primary" size="large" busy={subscribing} disabled={subscribing}>
            {subscribing ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </form>
      </div>
    </section>
  );
}
