/** The line of the deal's head kept free for names, so that no button below moves when one appears. */
export const presenceLine = 'block min-h-5 print:hidden';
