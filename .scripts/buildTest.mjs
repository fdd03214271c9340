// `npm run build:test`: a build with hooks for tests, in .cache/test-build.
import { buildId, checkNode, installPackages, run } from './bootstrap.mjs';

checkNode();
installPackages();
run('vite', ['build', '--logLevel', 'warn'], { BUILD_ID: buildId(), YARDSTICK_TEST_BUILD: '1', YARDSTICK_OUT: '.cache/test-build' });
