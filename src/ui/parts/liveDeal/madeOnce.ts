/** Makes a value of two others: asked again about the same two, it gives the same object. */
export function madeOnce<One, Other, Made>(make: (one: One, other: Other) => Made): (one: One, other: Other) => Made {
  let last: { readonly one: One; readonly other: Other; readonly made: Made } | null = null;
  return (one, other) => {
    if (last === null || last.one !== one || last.other !== other) last = { one, other, made: make(one, other) };
    return last.made;
  };
}
