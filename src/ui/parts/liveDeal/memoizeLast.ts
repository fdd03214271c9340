/** Memoises `make` for the last two arguments, returning the same object for the same pair. */
export function memoizeLast<One, Other, Made>(make: (one: One, other: Other) => Made): (one: One, other: Other) => Made {
  let last: { readonly one: One; readonly other: Other; readonly made: Made } | null = null;
  return (one, other) => {
    if (last === null || last.one !== one || last.other !== other) last = { one, other, made: make(one, other) };
    return last.made;
  };
}
