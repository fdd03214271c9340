const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem; font: 16px/1.5 system-ui, sans-serif; color: #102019; background: #fff; }
header { border-bottom: 3px solid #f8d75f; padding-bottom: 1rem; }
h1 { margin: 0; font-size: 2rem; letter-spacing: -0.03em; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.25rem; }
p { margin: 0.25rem 0; }
.quiet { color: #4a5751; font-size: 0.9rem; }
.line { break-inside: avoid; border-top: 1px solid #dcdcd2; padding: 0.6rem 0 0.6rem 1.9rem; position: relative; }
.box { position: absolute; left: 0; top: 0.8rem; width: 1rem; height: 1rem; border: 1.5px solid #102019; border-radius: 3px; }
.plain { padding-left: 0; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; } }`;

/** A self-contained page: no scripts, images or requests. `body` is HTML. */
export const printedPage = ({ title, lead, body }: { readonly title: string; readonly lead: string; readonly body: string }): string =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="quiet">${escaped(lead)}</p>
</header>
${body}
</body>
</html>
`;
