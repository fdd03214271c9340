// Run after a build: fails if the build contains a secret. `YARDSTICK_OUT` sets a folder other than dist.
import { scanBuild } from './secrets/scanBuild.ts';

const folder = process.env['YARDSTICK_OUT'] ?? 'dist';
const found = scanBuild(folder);
for (const line of found) console.error(`✗ ${line}`);
if (found.length === 0) console.log(`✓ no secret in ${folder}`);
process.exitCode = found.length === 0 ? 0 : 1;
