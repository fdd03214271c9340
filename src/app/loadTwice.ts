/** How long a page that is being left has to go before it asks for a file again, in milliseconds. */
const againAfterMs = 1_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, againAfterMs));

/**
 * Loads a part of the app, and once more if that fails. Firefox ends a page's downloads as soon as a link is followed, and the router
 * answers a missing file by reloading the page, which would undo the navigation.
 */
export async function loadTwice<Part>(load: () => Promise<Part>, wait = pause): Promise<Part> {
  try {
    return await load();
  } catch {
    await wait();
    return load();
  }
}
