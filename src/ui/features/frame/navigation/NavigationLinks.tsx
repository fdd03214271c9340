import { Link, useLocation } from '@tanstack/react-router';
import { urlFieldId } from '../../landing/urlFieldId.ts';
import { destinations, focusLinkField } from './navigation.ts';

interface NavigationLinksProps {
  readonly className: string;
  readonly iconClassName: string;
}

/** The app's destinations as links, in the look of the bar they stand in. */
export function NavigationLinks({ className, iconClassName }: NavigationLinksProps) {
  const path = useLocation({ select: (location) => location.pathname });
  return destinations.map(({ to, hash, label, Icon }) => (
    <Link
      key={label}
      to={to}
      hash={hash}
      activeOptions={{ exact: true, includeHash: true }}
      onClick={hash === '' ? undefined : () => focusLinkField(urlFieldId)}
      aria-current={hash === '' && path.startsWith(to) ? 'page' : undefined}
      className={className}
    >
      <Icon className={iconClassName} aria-hidden="true" />
      {label}
    </Link>
  ));
}
