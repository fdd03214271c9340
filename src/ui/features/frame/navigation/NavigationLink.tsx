import { Link, useLocation } from '@tanstack/react-router';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { isUnder, type Destination } from './navigation.ts';

interface NavigationLinkProps extends Omit<Destination, 'keys' | 'words' | 'part'> {
  readonly className: string;
  readonly glyphClassName: string;
  readonly hash?: string;
  readonly onClick?: () => void;
}

/** One destination as a link, in the look of the bar it stands in. */
export function NavigationLink({ to, label, glyph, className, glyphClassName, hash = '', onClick }: NavigationLinkProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <Link
      to={to}
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      onClick={onClick}
      aria-current={hash === '' && isUnder(path, to) ? 'page' : undefined}
      className={className}
    >
      <Glyph name={glyph} className={glyphClassName} />
      {label}
    </Link>
  );
}
