import type { ReportTable } from '../reportTable.ts';

type Column = ReportTable['columns'][number];

/** A column that contains text. */
export const left = (label: string): Column => ({ label, align: 'left' });

/** A column that contains figures. */
export const right = (label: string): Column => ({ label, align: 'right' });
