import type { RuleCheck } from '../../../../core/score/score.ts';

/** Rules checked against a deal, each with its value and its target. */
export function RuleList({ rules }: { readonly rules: readonly Pick<RuleCheck, 'label' | 'met' | 'words'>[] }) {
  return (
    <ul>
      {rules.map(({ label, met, words }) => (
        <li key={label} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-t border-line py-2 first:border-0">
          <span aria-hidden="true" className={`font-semibold ${met === null ? 'text-ink-3' : met ? 'text-good' : 'text-poor'}`}>
            {met === null ? '?' : met ? '✓' : '✗'}
          </span>
          <span className="min-w-0">
            {label}
            <span className="sr-only">: {met === null ? 'not known' : met ? 'met' : 'not met'}</span>
            <span className="num block text-[13px] text-ink-3">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
