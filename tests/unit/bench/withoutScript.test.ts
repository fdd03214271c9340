import { describe, expect, it } from 'vitest';
import { withoutScript } from '../../bench/paint/withoutScript.ts';

const page = `<head>
<script type="module" crossorigin src="/assets/index-AAAAAAAA.js"></script>
<script>globalThis.early = 'it--runs';
</script>
<link rel="modulepreload" crossorigin href="/assets/react-BBBBBBBB.js">
<link rel="preload" as="script" href="/assets/late-CCCCCCCC.js">
<link rel="preload" as="font" href="/assets/inter-DDDDDDDD.woff2" crossorigin>
<link rel="stylesheet" href="/assets/index-EEEEEEEE.css">
<script type="application/ld+json">{"@type":"WebApplication"}</script></head><h1>£ Yardstick</h1>`;

describe('a page without its scripts', () => {
  it('keeps its size, its visible content and its metadata, and loads no script', () => {
    const plain = withoutScript(page);
    expect(Buffer.byteLength(plain)).toBe(Buffer.byteLength(page));
    expect(plain.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/\n+/g, '\n')).toBe(`<head>
<link rel="preload" as="font" href="/assets/inter-DDDDDDDD.woff2" crossorigin>
<link rel="stylesheet" href="/assets/index-EEEEEEEE.css">
<script type="application/ld+json">{"@type":"WebApplication"}</script></head><h1>£ Yardstick</h1>`);
  });
});
