/** The build of the page that the server has now. Null if it does not answer or returns something other than our page. */
export async function servedBuild(fetchPage: typeof fetch = fetch): Promise<string | null> {
  try {
    // The service worker answers for its own files, `/index.html` among them, but passes this on, as it is not a navigation.
    const response = await fetchPage('/deals', { cache: 'no-store' });
    return response.ok ? buildIn(await response.text()) : null;
  } catch {
    return null;
  }
}

const buildIn = (page: string): string | null => /<meta name="build" content="([^"]+)"/.exec(page)?.[1] ?? null;
