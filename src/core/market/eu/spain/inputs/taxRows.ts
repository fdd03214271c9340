import { choiceRow, numberRow, rateRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import { chosen, known } from '../../inputs/sources.ts';
import type { SpainSettings } from '../tax/settings.ts';

/** The Spanish tax inputs, in display order. A row without a default is null until a value is entered. */
export const spainTaxRows: InputCatalogue<SpainSettings> = {
  residence: choiceRow('Home', 'Tax residence', {
    choices: { resident: 'Spain', 'eu-eea': 'Another EU or EEA country', elsewhere: 'Elsewhere' },
    help: 'The owners’ tax residence. Residents pay IRPF (income tax). Non-residents pay IRNR: 19% of the net rent from the EU and the EEA, 24% of the gross rent from elsewhere.',
    fallback: chosen('resident', 'owners who live in Spain'),
  }),
  marginalRate: rateRow('Home', 'Your marginal rate (tipo marginal)', {
    usual: [0.19, 0.5],
    bounds: [0, 0.6],
    help: 'State and region combined, from your last return. Residents need it for after-tax figures because we don’t have the regional scales.',
  }),
  buildingShare: rateRow('Home', 'Building share', {
    usual: [0.5, 0.9],
    bounds: [0, 1],
    of: 'of the price',
    help: 'The property tax receipt (IBI) shows the cadastral value of land and building. Land is not depreciated.',
    fallback: known(percent(70), 'the building is often 60% to 80% of a flat’s price'),
  }),
  use: choiceRow('Home', 'Tenants’ use', {
    choices: { permanent: 'Their permanent home (vivienda habitual)', season: 'A seasonal stay (temporada): work, studies or holidays' },
    help: 'Seasonal lets get no reduction in taxable rent.',
    fallback: chosen('permanent', 'the tenants’ permanent home'),
  }),
  leaseBefore26May2023: yesNoRow('Home', 'Lease from before 26 May 2023', {
    help: 'An existing lease you take over, which keeps the 60% reduction.',
    fallback: chosen(false, 'a new lease'),
  }),
  tenseZone: yesNoRow('Home', 'Stressed housing market (zona tensionada)', {
    help: 'An area declared by the region and published in the official gazette. Nearly all of Catalonia is one.',
    fallback: chosen(false, 'not in one until you confirm it'),
  }),
  rentCut: rateRow('Home', 'Rent reduction from the last lease', {
    usual: [0, 0.15],
    bounds: [0, 1],
    of: 'of the last rent',
    help: 'How far the new rent is below the last indexed rent. A cut of more than 5% in a stressed zone exempts 90% of the net rent.',
    fallback: chosen(zeroRate, 'the same rent as before'),
  }),
  firstLetting: yesNoRow('Home', 'Let for the first time', {
    help: 'With a tenant aged 18 to 35 in a stressed zone, 70% of the net rent is exempt.',
    fallback: chosen(false, 'let before'),
  }),
  publicTenant: yesNoRow('Home', 'Let to a public body or an affordable housing programme', {
    help: 'Also choose yes for a charity that houses people on low incomes. 70% of the net rent is exempt.',
    fallback: chosen(false, 'a private tenant'),
  }),
  tenantAge: numberRow('Home', 'Tenant’s age', {
    unit: 'count',
    usual: [18, 80],
    bounds: [18, 120],
    help: 'Used for a first letting in a stressed zone. Leave it empty if you don’t know it.',
  }),
  yearsSinceRehabilitation: numberRow('Home', 'Years since a major renovation', {
    unit: 'number',
    usual: [0, 10],
    bounds: [0, 100],
    help: 'From the end of a major renovation (rehabilitación) to the lease. If that is two years or less, 60% of the net rent is exempt. Leave it empty if there was none.',
  }),
};
