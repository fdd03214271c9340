import { Link, useLocation } from '@tanstack/react-router';
import { Glyph } from '../../../components/press/Glyph.tsx';
import { isCurrent, type Destination } from './navigation.ts';

interface NavigationLinkProps {
  readonly to: Pick<Destination, 'to' | 'label' | 'glyph' | 'also'>;
  readonly className: string;
  readonly glyphClassName: string;
  readonly hash?: string;
  readonly onClick?: () => void;
}

/** A link to one destination, styled for the bar that contains it. */
export function NavigationLink({ to: screen, className, glyphClassName, hash = '', onClick }: NavigationLinkProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <Link
      to={screen.to}
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      onClick={onClick}
      aria-current={hash === '' && isCurrent(path, screen) ? 'page' : undefined}
      className={className}
    >
      <Glyph name={screen.glyph} className={glyphClassName} />
      {screen.label}
    </Link>
  );
}
