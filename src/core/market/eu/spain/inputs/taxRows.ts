import { choiceRow, numberRow, rateRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { percent, zeroRate } from '../../../../kernel/rate.ts';
import { chosen, known } from '../../inputs/sources.ts';
import type { SpainSettings } from '../tax/settings.ts';

/** The Spanish tax inputs, in display order. A row without a default is null until it is answered. */
export const spainTaxRows: InputCatalogue<SpainSettings> = {
  residence: choiceRow('Home', 'Tax residence', {
    choices: { resident: 'Spain', 'eu-eea': 'Another country of the EU or the EEA', elsewhere: 'Elsewhere' },
    help: 'Of the owners. Residents pay IRPF. Others pay IRNR: 19 % of the net rent from the EU and the EEA, 24 % of the gross rent from elsewhere.',
    fallback: chosen('resident', 'owners who live in Spain'),
  }),
  marginalRate: rateRow('Home', 'Your marginal rate (tipo marginal)', {
    usual: [0.19, 0.5],
    bounds: [0, 0.6],
    help: 'State and region together, from your last return. Residents need it: the regions’ scales are not held, so there are no figures after tax without it.',
  }),
  buildingShare: rateRow('Home', 'Building share', {
    usual: [0.5, 0.9],
    bounds: [0, 1],
    of: 'of the price',
    help: 'The receipt of the property tax (IBI) shows the cadastral value of land and building. Land is not written off.',
    fallback: known(percent(70), 'the building is often 60 % to 80 % of a flat’s price'),
  }),
  use: choiceRow('Home', 'Tenants’ use', {
    choices: { permanent: 'Their permanent home (vivienda habitual)', season: 'A season (temporada): work, studies, holidays' },
    help: 'Lets for a season have no reduction of the taxed rent.',
    fallback: chosen('permanent', 'a home the tenants live in for good'),
  }),
  leaseBefore26May2023: yesNoRow('Home', 'Lease from before 26 May 2023', {
    help: 'A lease that comes with the home and keeps the reduction of 60 %.',
    fallback: chosen(false, 'a new lease'),
  }),
  tenseZone: yesNoRow('Home', 'Tense housing market (zona tensionada)', {
    help: 'Declared by the region and published in the official gazette: nearly all of Catalonia, among others.',
    fallback: chosen(false, 'not in one until you say so'),
  }),
  rentCut: rateRow('Home', 'Below the last lease', {
    usual: [0, 0.15],
    bounds: [0, 1],
    of: 'of the last rent',
    help: 'How far the new lease begins below the last, updated rent. More than 5 % in a tense zone frees 90 % of the net rent.',
    fallback: chosen(zeroRate, 'as much as before'),
  }),
  firstLetting: yesNoRow('Home', 'Let for the first time', {
    help: 'With a tenant of 18 to 35 years in a tense zone, 70 % of the net rent is free.',
    fallback: chosen(false, 'let before'),
  }),
  publicTenant: yesNoRow('Home', 'Let to a public body or an affordable programme', {
    help: 'Or to a charity that houses people on low incomes: 70 % of the net rent is free.',
    fallback: chosen(false, 'a private tenant'),
  }),
  tenantAge: numberRow('Home', 'Tenant’s age', {
    unit: 'count',
    usual: [18, 80],
    bounds: [18, 120],
    help: 'Counts for a first letting in a tense zone. Leave it empty where you don’t know it.',
  }),
  yearsSinceRehabilitation: numberRow('Home', 'Years since a rehabilitation', {
    unit: 'number',
    usual: [0, 10],
    bounds: [0, 100],
    help: 'From the end of the works (rehabilitación) to the lease. Two years at most free 60 % of the net rent. Leave it empty if there were no such works.',
  }),
};
