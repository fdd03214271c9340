/** Whether a value has the form of a link's id, a UUID, as in the link's address. Apart from the schemas, so that a function needs none. */
export const isLinkId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
