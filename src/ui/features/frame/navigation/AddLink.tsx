import { urlFieldId } from '../../../preboot/urlFieldId.ts';
import { focusLinkField } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

interface AddLinkProps {
  readonly label: string;
  readonly className: string;
  readonly glyphClassName: string;
}

/** Link to add a deal, from every screen. */
export function AddLink({ label, ...look }: AddLinkProps) {
  return <NavigationLink to={{ to: '/deals', label, glyph: 'plus' }} hash="add" onClick={() => focusLinkField(urlFieldId)} {...look} />;
}
