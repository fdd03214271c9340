/** A function that makes a value for each key on first use and returns the same value afterwards. `make` must be pure. */
export function memoizeByKey<Key, Made extends object | string>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
