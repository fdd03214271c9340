import { Sheet } from '../../../components/panel/Sheet.tsx';
import { useWideScreen } from '../../../hooks/useWideScreen.ts';
import { FooterPopover } from './FooterPopover.tsx';
import { PersonItems, type PersonMenuProps } from './PersonItems.tsx';

/** The user menu: a panel near its button on a desktop, and a sheet with extra links on a phone. */
export function PersonMenu(props: PersonMenuProps) {
  const isWide = useWideScreen() === true;
  const items = <PersonItems isWide={isWide} {...props} />;
  if (isWide) return <FooterPopover onClose={props.onClose}>{items}</FooterPopover>;
  return (
    <Sheet open onClose={props.onClose} title="Me">
      {items}
    </Sheet>
  );
}
