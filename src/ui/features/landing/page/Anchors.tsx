const anchors = [
  { href: '#features', label: 'Features' },
  { href: '#pricing', label: 'Pricing' },
  { href: '#about', label: 'About' },
] as const;

interface AnchorsProps {
  readonly className: string;
  /** Called when a link is chosen. */
  readonly onChoose?: () => void;
}

/** Links to the landing page's sections. */
export function Anchors({ className, onChoose }: AnchorsProps) {
  return anchors.map((anchor) => (
    <a key={anchor.href} href={anchor.href} onClick={onChoose} className={className}>
      {anchor.label}
    </a>
  ));
}
