/** The reference for the lists: a page without a framework that shows the same number of nodes. Scripts for the page, as text. */
export const plainList = {
  /** Replaces the nodes with others. Returns the milliseconds until the frame that shows them. */
  replace: (nodes: number): string => `(async () => {
    const began = performance.now();
    ${drawn(nodes)}
    return performance.now() - began;
  })()`,
  /** The duration of each of 240 frames while scrolling, in milliseconds. */
  scroll: (nodes: number): string => `(async () => {
    ${drawn(nodes)}
    document.body.style.minHeight = '60000px';
    const frames = [];
    let last = performance.now();
    for (let step = 0; step < 240; step += 1) {
      window.scrollBy({ top: 180, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return frames;
  })()`,
} as const;

const drawn = (nodes: number): string => `
    const list = document.createElement('ul');
    for (let at = 0; at < ${nodes}; at += 1) list.append(Object.assign(document.createElement('li'), { textContent: String(Math.random()) }));
    document.body.replaceChildren(list);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));`;
