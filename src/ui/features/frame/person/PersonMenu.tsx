import { Sheet } from '../../../components/panel/Sheet.tsx';
import { useWideScreen } from '../../../hooks/useWideScreen.ts';
import { BesideFoot } from './BesideFoot.tsx';
import { PersonItems, type PersonMenuProps } from './PersonItems.tsx';

/** Everything of the person's own: a panel beside its button on a desktop, a sheet on a phone, where it also has what the bar has no room for. */
export function PersonMenu(props: PersonMenuProps) {
  const isWide = useWideScreen() === true;
  const items = <PersonItems isWide={isWide} {...props} />;
  if (isWide) return <BesideFoot onClose={props.onClose}>{items}</BesideFoot>;
  return (
    <Sheet open onClose={props.onClose} title="Me">
      {items}
    </Sheet>
  );
}
