// `npm test`: installs what is missing, also a browser, then runs every check; cheap ones first.
import { checkNode, installPackages } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { verify } from './verify.mjs';

checkNode();
installPackages();
verify({ chromium: findOrInstallChromium() });
