import type { PackIndex } from '../../src/core/area/pack/packIndex.ts';
import { packSources } from './sources.ts';

/** The licence and attribution of every source in every pack, as plain text. */
export function licenceFile(index: PackIndex): string {
  const cited = packSources.filter(({ attribution }) => index.packs.some(({ attributions }) => attributions.includes(attribution)));
  return `Sources and licences of the area packs

The files in this folder are made by \`npm run packs\` from open data. They contain facts and figures in our own format. Each
file names its sources, and every figure names its source. Estimates are marked as such inside the packs.

${cited
  .map(
    ({ publisher, title, licence, attribution, url }) =>
      `## ${title}\n\n- Publisher: ${publisher}\n- Licence: ${licence}\n- Attribution: ${attribution}\n- Address: <${url}>\n`,
  )
  .join('\n')}
## Packs

${index.packs.map(({ id, title, licences }) => `- \`${id}\`, ${title}: ${licences.join('; ')}`).join('\n')}

The pack \`uk-stations\` is a database under the Open Database Licence 1.0: anyone who publishes a changed version of it must do so under the
same licence. No other pack contains any of its data.
`;
}
