import type { PackState } from '../../../../data/device/packs.ts';
import { Button } from '../../../components/press/Button.tsx';
import { sizeText, packStatusText, vintageText } from './packText.ts';

interface PackItemProps {
  readonly pack: PackState;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onTake: () => void;
  readonly onRemove: () => void;
}

/** One area data pack: name, size, date and publishers, with its actions. */
export function PackItem({ pack, busy, disabled, onTake, onRemove }: PackItemProps) {
  const current = pack.held === null ? pack.load === 'precached' : !pack.outdated;
  return (
    <li data-testid={`pack-${pack.id}`} className="grid gap-1.5 border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          <span className="block text-[15px] font-medium">{pack.title}</span>
          <span className="num block text-sm text-ink-3">{packStatusText(pack)}</span>
        </span>
        <span className="flex gap-2">
          {current ? null : (
            <Button
              size="small"
              busy={busy}
              disabled={disabled}
              aria-label={`Download ${pack.title}, ${sizeText(pack.gzipBytes)}`}
              onClick={onTake}
            >
              {pack.held === null ? 'Download' : 'Update'}
            </Button>
          )}
          {pack.held === null ? null : (
            <Button size="small" busy={busy} disabled={disabled} aria-label={`Remove ${pack.title}`} onClick={onRemove}>
              Remove
            </Button>
          )}
        </span>
      </div>
      <details className="text-sm text-ink-2">
        <summary className="cursor-pointer">Source and date</summary>
        <ul className="mt-1.5 grid gap-1">
          {vintageText(pack).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {pack.attributions.map((line) => (
            <li key={line} className="text-ink-3">
              {line}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
