import { austriaChecks } from '../austria/checks/checks.ts';
import { austriaDefaults } from '../austria/inputs/defaults.ts';
import { austriaHelp, austriaNames } from '../austria/inputs/localNames.ts';
import { austriaTaxRows } from '../austria/inputs/taxRows.ts';
import { germanyChecks } from '../germany/checks/checks.ts';
import { germanyDefaults } from '../germany/inputs/defaults.ts';
import { germanyHelp, germanyNames } from '../germany/inputs/localNames.ts';
import { germanyTaxRows } from '../germany/inputs/taxRows.ts';
import { franceChecks } from '../france/checks/checks.ts';
import { franceDefaults } from '../france/inputs/defaults.ts';
import { franceHelp, franceNames } from '../france/inputs/localNames.ts';
import { franceTaxRows } from '../france/inputs/taxRows.ts';
import { irelandChecks } from '../ireland/checks/checks.ts';
import { irelandDefaults } from '../ireland/inputs/defaults.ts';
import { irelandHelp, irelandNames } from '../ireland/inputs/localNames.ts';
import { irelandTaxRows } from '../ireland/inputs/taxRows.ts';
import type { EuropeanInputs } from '../inputs/europeanInputs.ts';
import type { EuCountry } from './countries.ts';

/** What each country asks and says; absent where nothing but its purchase tax is known: then every strategy is refused by name. */
export const europeanInputs: Readonly<Partial<Record<EuCountry, EuropeanInputs>>> = {
  AT: { defaults: austriaDefaults, names: austriaNames, help: austriaHelp, taxRows: austriaTaxRows, checks: austriaChecks },
  DE: { defaults: germanyDefaults, names: germanyNames, help: germanyHelp, taxRows: germanyTaxRows, checks: germanyChecks },
  FR: { defaults: franceDefaults, names: franceNames, help: franceHelp, taxRows: franceTaxRows, checks: franceChecks },
  IE: { defaults: irelandDefaults, names: irelandNames, help: irelandHelp, taxRows: irelandTaxRows, checks: irelandChecks },
};
