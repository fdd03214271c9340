import { useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import type { UpdateOffer } from './updateOffer.ts';

interface UpdateCardProps {
  readonly offer: UpdateOffer;
  readonly onDismiss: () => void;
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly stay: string;
}

const words = {
  ready: {
    title: 'Update Available',
    text: 'A new version of the product is ready. Refresh to get the latest features.',
    act: 'Update Now',
    stay: 'Dismiss',
  },
  stuck: {
    title: 'The new version did not start',
    text: 'Repair downloads the app’s files again. Your deals and settings don’t change.',
    act: 'Repair',
    stay: 'Dismiss',
  },
  overtaken: {
    title: 'A newer version is open in another window',
    text: 'This window can’t save changes any more. Your text is still here – copy it if it’s long, then reload.',
    act: 'Reload',
    stay: 'Dismiss',
  },
  unsaved: {
    title: 'You have unsaved text',
    text: 'Updating would lose it. Save or send it first.',
    act: 'Update anyway',
    stay: 'Not yet',
  },
  unreachable: {
    title: 'Couldn’t reach the server',
    text: 'Nothing has changed. Try again when you’re online.',
    act: 'Try again',
    stay: 'Dismiss',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** How long to wait for a field to be stored after it loses focus, in milliseconds. */
const storedWithinMs = 400;

/** Shows that a new version is ready or did not start. It is at the bottom, away from a screen's own buttons at the top. */
export function UpdateCard({ offer, onDismiss }: UpdateCardProps) {
  const [state, setState] = useState<keyof typeof words>(offer.kind);
  const [busy, setBusy] = useState(false);
  const act = async (): Promise<void> => {
    setBusy(true);
    const unsaved = offer.unsaved();
    if (unsaved.length > 0 && state !== 'unsaved' && offer.kind !== 'overtaken') {
      setState('unsaved');
      return setBusy(false);
    }
    await new Promise((resolve) => setTimeout(resolve, storedWithinMs));
    if (await offer.act()) return;
    setState('unreachable');
    setBusy(false);
  };
  const stay = (): void => {
    if (state === 'unsaved') offer.unsaved()[0]?.focus();
    onDismiss();
  };
  const { title, text, act: actWords, stay: stayWords } = words[state];
  return (
    <section
      data-testid="update-card"
      data-state={state}
      aria-labelledby="update-title"
      className="fixed right-[max(0.75rem,env(safe-area-inset-right))] left-[max(0.75rem,env(safe-area-inset-left))] bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-40 grid gap-3 rounded-2 border border-line border-t-4 border-t-tape-edge bg-card p-4 shadow-2 sm:left-auto sm:w-88 print:hidden"
    >
      <div aria-live="polite">
        <h2 id="update-title" className="font-semibold">
          {title}
        </h2>
        <p className="pt-0.5 text-sm text-ink-2">{text}</p>
      </div>
      <div className="flex gap-2">
        <Button look="primary" busy={busy} disabled={busy} onClick={() => void act()}>
          {actWords}
        </Button>
        <Button look="quiet" onClick={stay}>
          {stayWords}
        </Button>
      </div>
    </section>
  );
}
