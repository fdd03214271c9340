/** A placeholder for the product's public address. The build does not know it, so the server replaces the placeholder. */
const origin = 'https://origin.invalid';

/** The landing page's content that its structured data repeats. */
export interface SaidByLanding {
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly plans: readonly { readonly name: string; readonly price: string; readonly available: boolean }[];
}

/** Returns the landing page with metadata added: its URL, a preview image for sharing, and structured data. */
export function landingHead(html: string, said: SaidByLanding): string {
  const tags = [
    `<link rel="canonical" href="${origin}/" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Yardstick" />',
    '<meta property="og:locale" content="en_GB" />',
    '<meta property="og:title" content="Know the deal before you ring the agent" />',
    `<meta property="og:description" content="${descriptionOf(html)}" />`,
    `<meta property="og:url" content="${origin}/" />`,
    `<meta property="og:image" content="${origin}/screenshots/share.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Yardstick: a yellow measuring tape beside the words Know the deal before you ring the agent." />',
    '<meta name="twitter:card" content="summary_large_image" />',
    // This is data, not a script: browsers run nothing of this type, so the strict script policy does not apply to it.
    `<script type="application/ld+json">${JSON.stringify(structuredData(html, said)).replaceAll('<', '\\u003c')}</script>`,
  ];
  return html.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`);
}

/** Returns a page with its own title, description and URL. */
export function pageTitle(
  html: string,
  { path, title, summary }: { readonly path: string; readonly title: string; readonly summary: string },
): string {
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · Yardstick</title>`)
    .replace(descriptionTag, (_, head: string) => `${head}${summary.replaceAll('"', '&quot;')}"`)
    .replace('</head>', () => `  <link rel="canonical" href="${origin}${path}" />\n  </head>`);
}

const descriptionTag = /(<meta name="description" content=")([^"]*)"/;

function descriptionOf(html: string): string {
  const found = descriptionTag.exec(html)?.[2];
  if (found === undefined) throw new Error('index.html has no description');
  return found;
}

function structuredData(html: string, { faq, plans }: SaidByLanding): unknown {
  const application = {
    '@type': 'WebApplication',
    name: 'Yardstick',
    url: `${origin}/`,
    description: descriptionOf(html),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any with a current browser',
    browserRequirements: 'JavaScript',
    inLanguage: 'en-GB',
    offers: plans
      .filter(({ available }) => available)
      .map(({ name, price }) => ({ '@type': 'Offer', name, price: price.replace('£', ''), priceCurrency: 'GBP' })),
  };
  const questions = {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [application, questions] };
}
