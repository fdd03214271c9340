import type { ReportTable } from '../reportTable.ts';

type Column = ReportTable['columns'][number];

/** A column of text. */
export const left = (label: string): Column => ({ label, align: 'left' });

/** A column of figures. */
export const right = (label: string): Column => ({ label, align: 'right' });
