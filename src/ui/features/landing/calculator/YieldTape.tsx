import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { standardProfile } from '../../../../core/deal/standardProfile.ts';
import { toPercent, type Rate } from '../../../../core/kernel/rate.ts';
import { Tape } from '../../../components/figure/Tape.tsx';

const target = standardProfile.targets.grossYield;

/** The gross yield on a scale of 0 to 12%, with the default target. */
export function YieldTape({ grossYield }: { readonly grossYield: Rate | null }) {
  const words = `Our default target for gross yield is ${formatRate(target)}. You can set your own.`;
  return (
    <span className="grid gap-2">
      <Tape
        value={grossYield === null ? null : Math.min(12, toPercent(grossYield))}
        max={12}
        numberText={(percent) => `${percent}%`}
        norm={{ at: toPercent(target), label: `target ${formatRate(target)}` }}
      />
      <span className="text-[15px] text-ink-2">{words}</span>
    </span>
  );
}
