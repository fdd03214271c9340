/** The id of the first British sample, as `sampleIdText` makes it: the landing page links to it without the samples. */
export const firstSampleId = '0000000000SAMP000000000001';
