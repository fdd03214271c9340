/**
 * An object that is still loading: each of its functions waits for it. For objects made of functions that answer promises. A function is made
 * once, so that whoever compares them, as the dependencies of an effect are compared, finds them the same.
 */
export function whenLoaded<Api extends { readonly [Name in keyof Api]: (...args: never[]) => Promise<unknown> }>(
  load: () => Promise<Api>,
): Api {
  const waiting: Record<string | symbol, unknown> = {};
  return new Proxy(waiting as Api, {
    get: (_, name) => {
      // A promise would take an object with this function for another promise.
      if (name === 'then') return undefined;
      waiting[name] ??= async (...args: readonly unknown[]): Promise<unknown> => {
        const loaded = await load();
        return Reflect.apply(Reflect.get(loaded, name) as () => unknown, loaded, args);
      };
      return waiting[name];
    },
  });
}
