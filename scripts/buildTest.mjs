// `npm run build:test`: a build with hooks for tests, in .cache/test-build, and the extension in .cache/test-extension.
import { buildId, checkNode, installPackages, run } from './bootstrap.mjs';
import { testExtension } from './testExtension.mjs';

checkNode();
installPackages();
run('vite', ['build', '--logLevel', 'warn'], { BUILD_ID: buildId(), YARDSTICK_TEST_BUILD: '1', YARDSTICK_OUT: '.cache/test-build' });
run('tsx', ['scripts/buildExtension.ts'], testExtension);
