import { pointsToNextBand } from '../describeNextBand.ts';
import type { CriterionScore, Score } from '../../score/score.ts';
import type { ReportDocument, ReportFigure } from '../report.ts';
import type { Tone } from '../../chart/tone.ts';

/** A deal in a few plain sentences. Every figure in them is one of the report's. */
export interface Summary {
  readonly paragraphs: readonly SummaryParagraph[];
}

export interface SummaryParagraph {
  readonly id: 'what' | 'why' | 'numbers' | 'change' | 'check';
  readonly title: string;
  readonly text: string;
}

/**
 * A summary of a report: the property, the reasons for its score, the three main figures, what would change the verdict, and what to check.
 * The same report always gives the same summary.
 */
export function writeSummary(report: ReportDocument, score: Score): Summary {
  const paragraphs: readonly SummaryParagraph[] = [
    { id: 'what', title: 'What it is', text: whatWords(report) },
    { id: 'why', title: `Why it scores ${score.total}`, text: whyWords(score) },
    { id: 'numbers', title: 'The numbers that matter', text: numberWords(report.keyFigures) },
    { id: 'change', title: 'What would change the verdict', text: changeWords(report, score) },
    { id: 'check', title: 'Check first', text: report.warnings.slice(0, 2).join(' ') },
  ];
  return { paragraphs: paragraphs.filter(({ text }) => text !== '') };
}

/** A summary as plain text to copy or send. */
export const summaryText = ({ paragraphs }: Summary): string => paragraphs.map(({ title, text }) => `${title}\n${text}`).join('\n\n');

const whatWords = ({ title, subtitle }: ReportDocument): string => `${ended(title)} ${ended(subtitle.replaceAll(' · ', ', '))}`;

function whyWords({ total, low, high, criteria, confidence }: Score): string {
  const counted = criteria.filter(({ weight }) => weight > 0);
  const best = counted.toSorted((one, other) => other.points - one.points).filter(({ points }) => points > 0);
  const worst = counted.toSorted((one, other) => lost(other) - lost(one)).filter((criterion) => lost(criterion) > 0);
  const range = high > low ? ` The likely range is ${low} to ${high}, because some details are missing.` : '';
  return [
    `It scores ${total} out of 100.${range}`,
    best.length === 0 ? '' : `Most points come from ${listed(best.slice(0, 2).map(gained))}.`,
    worst.length === 0 ? '' : `Most points are lost on ${listed(worst.slice(0, 2).map(gained))}.`,
    confidence === undefined ? '' : ended(confidence.words),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const lost = ({ weight, points }: CriterionScore): number => weight - points;

const gained = ({ label, points, weight, measured }: CriterionScore): string => `${lower(label)} (${measured}, ${points} of ${weight})`;

const order: Readonly<Record<Tone, number>> = { poor: 0, fair: 1, neutral: 2, good: 3 };

/** Three figures as text, with those that miss the user's rules first. */
function numberWords(figures: readonly ReportFigure[]): string {
  return figures
    .toSorted((one, other) => order[one.tone] - order[other.tone])
    .slice(0, 3)
    .map(({ label, value, delta }) => ended(`${label}: ${value}${delta === null ? '' : `, ${lower(delta)}`}`))
    .join(' ');
}

function changeWords({ verdict, solves }: ReportDocument, { nextBand }: Score): string {
  const rate = solves.at(-1);
  return [
    verdict,
    nextBand?.words === undefined ? '' : ended(pointsToNextBand(nextBand)),
    rate === undefined ? '' : ended(`${rate.label}: ${rate.value}; ${lower(rate.note)}`),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const ended = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
