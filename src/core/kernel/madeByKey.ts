/** Constants by key, each made when it is first asked for. `make` must answer the same for the same key. */
export function madeByKey<Key, Made extends object | string>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
