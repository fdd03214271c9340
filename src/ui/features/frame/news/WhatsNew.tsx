import changelog from '../../../../../CHANGELOG.md?raw';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { parseChangelog } from './parseChangelog.ts';

const entries = parseChangelog(changelog);

/** The changelog by date, newest first. Loaded when opened, because it contains the whole changelog. */
export function WhatsNew({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="What’s new">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
      <section aria-label="Changes by date" tabIndex={0} className="-m-2 grid gap-6 rounded-2 p-2" data-testid="whats-new">
        {entries.map(({ date, title, changes }) => (
          <section key={date} aria-labelledby={`news-${date}`} className="grid gap-2">
            <h3 id={`news-${date}`} className="text-base font-semibold">
              {title}
            </h3>
            <p className="text-sm text-ink-2">
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
            <ul className="grid list-disc gap-2 pl-5 text-[15px]">
              {changes.map(({ name, text }) => (
                <li key={name}>
                  <strong>{name}.</strong> {text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </Sheet>
  );
}
