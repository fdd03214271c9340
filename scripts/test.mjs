// `npm test`: installs missing packages, three browsers, PostgreSQL and HAProxy, then runs every check, cheapest first.
import { checkNode, installPackages } from './bootstrap.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallFirefox } from './firefox.mjs';
import { findOrInstallHaproxy } from './haproxy.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { verify } from './verify.mjs';
import { findOrInstallWebKit } from './webkit.mjs';

checkNode();
installPackages();
verify({
  chromium: findOrInstallChromium(),
  noFirefox: findOrInstallFirefox(),
  noWebKit: findOrInstallWebKit(),
  noPostgres: findOrInstallPostgres(),
  noHaproxy: findOrInstallHaproxy(),
});
