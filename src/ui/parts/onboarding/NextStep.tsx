import { Link } from '@tanstack/react-router';
import type { Deal } from '../../../core/deal/deal.ts';
import type { StrategyId } from '../../../core/deal/strategies/strategyInput.ts';
import { CrossIcon } from '../../components/press/CrossIcon.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { nextStepOf } from './nextStepOf.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { dismissNextStep, useDealsForNextStep } from './onboardingState.ts';

const link = 'font-medium text-brand underline underline-offset-4';

interface NextStepProps {
  readonly deal: Deal;
  /** The strategy that applies: the deal's own, else the profile's. */
  readonly strategy: StrategyId;
}

/** A one-line suggestion below the verdict of the user's only deal. Shown until dismissed. */
export function NextStep({ deal, strategy }: NextStepProps) {
  const { view } = usePerson();
  const step = nextStepOf({ inputs: deal.inputs, strategy }, useDealsForNextStep(view) ?? 0);
  const mayAdd = useReadOnly() === null;
  if (step === null || !mayAdd) return null;
  return (
    <aside
      aria-label="Next step"
      data-testid="next-step"
      className="-my-1 flex min-h-8 items-center justify-between gap-2 text-sm text-ink-2 sm:text-[15px] print:hidden"
    >
      <p className="min-w-0">
        Next:{' '}
        {step === 'check-rent' ? (
          <>
            <Link to="/deals/$dealId" params={{ dealId: deal.id }} hash="income" className={link}>
              check the rent
            </Link>
            , then send the report.
          </>
        ) : (
          <>
            send the report, or{' '}
            <Link to="/deals" hash="add" className={link}>
              add a second deal to compare
            </Link>
            .
          </>
        )}
      </p>
      <IconButton label="Don’t suggest next steps again" className="-my-2 -mr-2" onClick={() => void dismissNextStep(view)}>
        <CrossIcon />
      </IconButton>
    </aside>
  );
}
