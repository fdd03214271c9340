// `npm test`: installs missing packages, two browsers and PostgreSQL, then runs every check, cheapest first.
import { checkNode, installPackages } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallFirefox } from './firefox.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { verify } from './verify.mjs';

checkNode();
installPackages();
verify({ chromium: findOrInstallChromium(), noFirefox: findOrInstallFirefox(), noPostgres: findOrInstallPostgres() });
