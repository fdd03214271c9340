/** Constants by key, each made when it is first asked for. `make` must answer the same for the same key. */
export function madeByKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const value = made.has(key) ? (made.get(key) as Made) : make(key);
    made.set(key, value);
    return value;
  };
}
