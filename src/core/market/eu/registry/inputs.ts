import { austriaChecks } from '../austria/checks/checks.ts';
import { austriaDefaults } from '../austria/inputs/defaults.ts';
import { austriaHelp, austriaNames } from '../austria/inputs/localNames.ts';
import { austriaTaxRows } from '../austria/inputs/taxRows.ts';
import { belgiumChecks } from '../belgium/checks/checks.ts';
import { belgiumDefaults } from '../belgium/inputs/defaults.ts';
import { belgiumHelp, belgiumNames } from '../belgium/inputs/localNames.ts';
import { belgiumTaxRows } from '../belgium/inputs/taxRows.ts';
import { germanyChecks } from '../germany/checks/checks.ts';
import { germanyDefaults } from '../germany/inputs/defaults.ts';
import { germanyHelp, germanyNames } from '../germany/inputs/localNames.ts';
import { germanyTaxRows } from '../germany/inputs/taxRows.ts';
import { spainChecks } from '../spain/checks/checks.ts';
import { spainDefaults } from '../spain/inputs/defaults.ts';
import { spainHelp, spainNames } from '../spain/inputs/localNames.ts';
import { spainTaxRows } from '../spain/inputs/taxRows.ts';
import { franceChecks } from '../france/checks/checks.ts';
import { franceDefaults } from '../france/inputs/defaults.ts';
import { franceHelp, franceNames } from '../france/inputs/localNames.ts';
import { franceTaxRows } from '../france/inputs/taxRows.ts';
import { irelandChecks } from '../ireland/checks/checks.ts';
import { irelandDefaults } from '../ireland/inputs/defaults.ts';
import { irelandHelp, irelandNames } from '../ireland/inputs/localNames.ts';
import { irelandTaxRows } from '../ireland/inputs/taxRows.ts';
import { italyChecks } from '../italy/checks/checks.ts';
import { italyDefaults } from '../italy/inputs/defaults.ts';
import { italyHelp, italyNames } from '../italy/inputs/localNames.ts';
import { italyTaxRows } from '../italy/inputs/taxRows.ts';
import { netherlandsChecks } from '../netherlands/checks/checks.ts';
import { netherlandsDefaults } from '../netherlands/inputs/defaults.ts';
import { netherlandsHelp, netherlandsNames } from '../netherlands/inputs/localNames.ts';
import { netherlandsTaxRows } from '../netherlands/inputs/taxRows.ts';
import { polandChecks } from '../poland/checks/checks.ts';
import { polandDefaults } from '../poland/inputs/defaults.ts';
import { polandHelp, polandNames } from '../poland/inputs/localNames.ts';
import { polandTaxRows } from '../poland/inputs/taxRows.ts';
import { portugalChecks } from '../portugal/checks/checks.ts';
import { portugalDefaults } from '../portugal/inputs/defaults.ts';
import { portugalHelp, portugalNames } from '../portugal/inputs/localNames.ts';
import { portugalTaxRows } from '../portugal/inputs/taxRows.ts';
import type { EuropeanInputs } from '../inputs/europeanInputs.ts';
import type { EuCountry } from './countries.ts';

/** Each country's inputs and checks; absent if only its purchase tax is known, in which case every strategy is refused. */
export const europeanInputs: Readonly<Partial<Record<EuCountry, EuropeanInputs>>> = {
  AT: { defaults: austriaDefaults, names: austriaNames, help: austriaHelp, taxRows: austriaTaxRows, checks: austriaChecks },
  BE: { defaults: belgiumDefaults, names: belgiumNames, help: belgiumHelp, taxRows: belgiumTaxRows, checks: belgiumChecks },
  DE: { defaults: germanyDefaults, names: germanyNames, help: germanyHelp, taxRows: germanyTaxRows, checks: germanyChecks },
  ES: { defaults: spainDefaults, names: spainNames, help: spainHelp, taxRows: spainTaxRows, checks: spainChecks },
  FR: { defaults: franceDefaults, names: franceNames, help: franceHelp, taxRows: franceTaxRows, checks: franceChecks },
  IE: { defaults: irelandDefaults, names: irelandNames, help: irelandHelp, taxRows: irelandTaxRows, checks: irelandChecks },
  IT: { defaults: italyDefaults, names: italyNames, help: italyHelp, taxRows: italyTaxRows, checks: italyChecks },
  NL: {
    defaults: netherlandsDefaults,
    names: netherlandsNames,
    help: netherlandsHelp,
    taxRows: netherlandsTaxRows,
    checks: netherlandsChecks,
  },
  PL: { defaults: polandDefaults, names: polandNames, help: polandHelp, taxRows: polandTaxRows, checks: polandChecks },
  PT: { defaults: portugalDefaults, names: portugalNames, help: portugalHelp, taxRows: portugalTaxRows, checks: portugalChecks },
};
