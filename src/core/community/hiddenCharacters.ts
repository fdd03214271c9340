/**
 * Control characters except line ends, and direction marks: invisible, or able to change how later text is displayed. The server refuses
 * them.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const hiddenCharacters = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
