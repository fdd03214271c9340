/** Whether a response is complete and may be stored as a file of this build. */
export async function isFileOfBuild(build: string, url: string, response: Response): Promise<boolean> {
  return isWhole(url, response) && (!isPage(url) || (await response.clone().text()).includes(`name="build" content="${build}"`));
}

const isPage = (url: string): boolean => new URL(url).pathname.endsWith('.html');

/**
 * Whether a response may be cached. A host that answers a request for a missing file with a page (200, HTML) would corrupt the cache
 * permanently. A redirected response cannot serve a navigation. A hash in a file's name shows that it belongs to this build. A page
 * states its build.
 */
function isWhole(url: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && (isPage(url) || !type.startsWith('text/html'));
}
