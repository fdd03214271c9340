/** Resolves after this many milliseconds. The only timer of the functions, in Deno and in Node. */
export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
