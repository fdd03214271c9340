/** A device's caches, as far as the inbox uses them: complete responses by key, in order of arrival. */
export function cacheDouble() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      put: async (key: string, answer: Response) => void kept.set(key, answer),
      match: async (key: string) => kept.get(key)?.clone(),
      delete: async (key: string) => kept.delete(key),
      keys: async () => [...kept.keys()],
    };
  };
  return { open, has: async (name: string) => stores.has(name), keys: async () => [...stores.keys()] };
}
