/** Stands in for each part of what is served, while building, when there is nobody: a page asks for something only once somebody acts. */
export const nobody = new Proxy({}, { get: (_, part) => silent(String(part)) }) as never;

const silent = (part: string): object =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`A page asked for "${part}.${String(name)}" while it was being prerendered`);
      },
    },
  );
