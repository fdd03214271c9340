// `npm test`: installs what is missing, also two browsers and a PostgreSQL, then runs every check; cheap ones first.
import { checkNode, installPackages } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallFirefox } from './firefox.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { verify } from './verify.mjs';

checkNode();
installPackages();
verify({ chromium: findOrInstallChromium(), noFirefox: findOrInstallFirefox(), noPostgres: findOrInstallPostgres() });
