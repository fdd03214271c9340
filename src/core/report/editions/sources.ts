import { checkedOnText } from '../../deal/provenance.ts';
import type { ReportDocument, ReportInput } from '../report.ts';
import type { ReportLaw } from '../reportTable.ts';

/** One entry in a report's list of sources. */
export interface ReportSource {
  readonly title: string;
  readonly detail: string;
  readonly url: string | null;
}

/** A law or rule with its dates, as a source. */
export const sourceOfLaw = ({ title, url, inForceFrom, checkedOn, confirmed }: ReportLaw): ReportSource => ({
  title,
  detail: `In force from ${inForceFrom}, checked on ${checkedOnText(checkedOn, confirmed)}.`,
  url,
});

/** The publications behind an area's figures. They have the first numbers, because the table of figures refers to them by number. */
export const areaSources = ({ tables }: Pick<ReportDocument, 'tables'>): readonly ReportSource[] =>
  (tables.find(({ id }) => id === 'area-sources')?.rows ?? []).map(([, title = '', detail = '']) => ({ title, detail, url: null }));

const whose: Readonly<Record<ReportInput['mark'], string>> = {
  listing: 'From the listing',
  estimate: 'Estimate',
  default: 'Default',
  profile: 'The buyer’s default',
  yours: 'The buyer’s own figure',
};

/** Inputs in the order of `keys`, each with its value and source. */
export const sourcesOfInputs = ({ inputs }: Pick<ReportDocument, 'inputs'>, keys: readonly string[]): readonly ReportSource[] =>
  keys.flatMap((wanted) => {
    const input = inputs.find(({ key }) => key === wanted);
    if (input === undefined) return [];
    const { label, value, mark, from, url } = input;
    const isOwn = mark === 'listing' || mark === 'profile' || mark === 'yours';
    return { title: `${label}: ${value}`, detail: isOwn ? `${whose[mark]}.` : `${whose[mark]}: ${from}.`, url };
  });
