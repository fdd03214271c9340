/** Stands in for whoever is served while building, when there is nobody: a page asks for something only once somebody acts. */
export const nobody = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`A page asked for "${String(name)}" while it was being prerendered`);
    },
  },
) as never;
