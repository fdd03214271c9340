/**
 * The id of the first British sample, in the form that `sampleIdText` returns. With it the landing page can link to the sample without
 * loading the samples.
 */
export const firstSampleId = '0000000000SAMP000000000001';
