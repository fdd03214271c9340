import { writeFileSync } from 'node:fs';
import { figuresPage } from './figures/figuresPage.ts';

// `npm run figures`: writes docs/figures.md from the code. `tests/unit/scripts/figures` fails if it is out of date.
const page = figuresPage();
writeFileSync(new URL('../docs/figures.md', import.meta.url), page);
console.log(`docs/figures.md: ${page.split('\n').length} lines`);
