/** Whether an answer may be kept as a file of this build. */
export async function isFileOfBuild(build: string, url: string, response: Response): Promise<boolean> {
  return isWhole(url, response) && (!isPage(url) || (await response.clone().text()).includes(`name="build" content="${build}"`));
}

const isPage = (url: string): boolean => new URL(url).pathname.endsWith('.html');

/**
 * A host that answers a missing file with its page (200, HTML) would poison the kept files for good, and an answer that leads elsewhere
 * cannot be kept for a navigation. Files with a hash in their name are of one build by name; a page says which it is of.
 */
function isWhole(url: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 200 && !response.redirected && (isPage(url) || !type.startsWith('text/html'));
}
