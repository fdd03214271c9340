import type { Deal } from '../../deal/deal.ts';
import { formatRate } from '../../kernel/formatMoneyAndRates.ts';
import type { Provenance } from '../../deal/provenance.ts';
import { rate } from '../../kernel/rate.ts';
import type { CriterionEntry, Grounds } from '../criterion.ts';
import type { CriterionMarks, GroundKind, GroundsOfScore } from '../score.ts';

/**
 * How much of the score's weight rests on known values. Each criterion's weight is divided among its inputs in proportion to their parts.
 * Criteria about facts count as based on the listing, and unmeasured criteria as unknown. Confidence is high if 75% or more rests on the
 * listing and the user's own values, medium from 50%, else low. This is our convention. `scores` are in the order of the criteria.
 */
export function rateConfidence(scores: readonly CriterionMarks[], { criteria, inputs, facts }: WhereFrom): GroundsOfScore {
  const weights: Record<GroundKind, number> = { listing: 0, you: 0, profile: 0, estimate: 0, default: 0, unknown: 0 };
  criteria.forEach(({ restsOn }, at) => {
    const score = scores[at];
    if (score === undefined) return;
    for (const [kind, part] of groundsOf(score, restsOn(facts), inputs)) {
      weights[kind] += part * score.weight;
    }
  });
  const whole = kinds.reduce((sum, kind) => sum + weights[kind], 0);
  const parts = kinds.map((kind) => ({ kind, share: weights[kind] / whole })).filter(({ share }) => share > 0);
  const known = Math.min(1, shareOfKinds(parts, ['listing', 'you', 'profile']));
  const level = known >= 0.75 ? 'high' : known >= 0.5 ? 'medium' : 'low';
  return { level, known, parts };
}

interface WhereFrom {
  readonly criteria: readonly CriterionEntry[];
  readonly inputs: InputOrigins;
  readonly facts: Deal['facts'];
}

/** The source of each current input, by key. */
export type InputOrigins = Readonly<Record<string, { readonly provenance: Provenance } | undefined>>;

type Parts = GroundsOfScore['parts'];

const kinds: readonly GroundKind[] = ['listing', 'you', 'profile', 'estimate', 'default', 'unknown'];

/** The kinds of source on which a criterion depends, with their shares, which sum to 1. */
function groundsOf(score: CriterionMarks, grounds: Grounds, inputs: InputOrigins): readonly (readonly [GroundKind, number])[] {
  if (score.share === null) return [['unknown', 1]];
  const whole = grounds.reduce((sum, [, part]) => sum + part, 0);
  if (whole === 0) return [['listing', 1]];
  return grounds.map(([key, part]) => [inputs[key]?.provenance.kind ?? 'unknown', part / whole]);
}

const shareOfKinds = (parts: Parts, counted: readonly GroundKind[]): number =>
  parts.reduce((sum, { kind, share }) => (counted.includes(kind) ? sum + share : sum), 0);

const groups: readonly { readonly words: string; readonly kinds: readonly GroundKind[] }[] = [
  { words: 'on the listing', kinds: ['listing'] },
  { words: 'on your figures', kinds: ['you', 'profile'] },
  { words: 'on local estimates', kinds: ['estimate'] },
  { words: 'on default assumptions', kinds: ['default'] },
  { words: 'on missing details', kinds: ['unknown'] },
];

/** A sentence stating which shares of the score's weight rest on the listing, area estimates and standard assumptions. */
export function confidenceText(parts: Parts): string {
  const named = groups
    .map(({ words, kinds: counted }) => ({ words, share: shareOfKinds(parts, counted) }))
    .filter(({ share }) => share > 0)
    .map(({ words, share }, at) => `${formatRate(rate(share), 0)}${at === 0 ? ' is based' : ''} ${words}`);
  const last = named.at(-1) ?? '';
  return `Of the score’s weight, ${named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${last}` : last}.`;
}
