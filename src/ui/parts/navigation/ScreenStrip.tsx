import { Link, useLocation } from '@tanstack/react-router';

interface ScreenStripProps {
  /** Accessible name of the strip: the section its screens belong to. */
  readonly label: string;
  readonly screens: readonly StripScreen[];
}

interface StripScreen {
  readonly to: string;
  readonly label: string;
}

const item =
  'inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-[15px] whitespace-nowrap text-ink-2 no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** Links between the screens of one section, shown at the top of each screen. */
export function ScreenStrip({ label, screens }: ScreenStripProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav
      aria-label={label}
      className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 print:hidden"
    >
      {screens.map(({ to, label: name }) => (
        <Link key={to} to={to} aria-current={path === to ? 'page' : undefined} className={item}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
