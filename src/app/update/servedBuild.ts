/** The build that the server serves now, past this device's caches; null if it does not answer or serves another kind of page. */
export async function servedBuild(fetchPage: typeof fetch = fetch): Promise<string | null> {
  try {
    // The precache matches URLs without parameters only.
    const response = await fetchPage('/index.html?served', { cache: 'no-store' });
    return response.ok ? buildIn(await response.text()) : null;
  } catch {
    return null;
  }
}

const buildIn = (page: string): string | null => /<meta name="build" content="([^"]+)"/.exec(page)?.[1] ?? null;
