import { urlFieldId } from '../../../preboot/urlFieldId.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { focusLinkField } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

interface AddLinkProps {
  readonly label: string;
  readonly className: string;
  readonly glyphClassName: string;
}

/** Link to add a deal, from every screen. Absent in a workspace that cannot be changed. */
export function AddLink({ label, ...look }: AddLinkProps) {
  return useReadOnly() === null ? (
    <NavigationLink to={{ to: '/deals', label, glyph: 'plus' }} hash="add" onClick={() => focusLinkField(urlFieldId)} {...look} />
  ) : null;
}
