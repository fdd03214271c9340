import { choiceRow, major, moneyRow, rateRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { percent } from '../../../../kernel/rate.ts';
import { chosen, known, read } from '../../inputs/sources.ts';
import type { ItalySettings } from '../tax/settings.ts';

/** The Italian tax inputs, in display order. A row without a default is null until a value is entered. */
export const italyTaxRows: InputCatalogue<ItalySettings> = {
  regime: choiceRow('Home', 'Tax on rent', {
    choices: { flat: 'Flat tax on rent (cedolare secca)', ordinary: 'Income tax (IRPEF)' },
    help: 'The flat tax is due on the gross rent. IRPEF (income tax) is due on 95% of it at your own rates, plus register tax on the lease. Interest isn’t deductible under either.',
    fallback: chosen('flat', 'the flat tax, which most private landlords choose'),
  }),
  contract: choiceRow('Home', 'Lease', {
    choices: { free: 'Free-market rent, 4 + 4 years (canone libero)', agreed: 'Agreed rent, 3 + 2 years (canone concordato)' },
    help: 'An agreed rent follows the town’s agreement. It is taxed at a flat 10% in listed towns.',
    fallback: chosen('free', 'a free rent'),
  }),
  stayHome: choiceRow('Home', 'Homes you let for short stays', {
    choices: { first: 'This home is the one taxed at 21%', second: 'This is a second home', more: 'Three or more' },
    help: 'Lets of up to 30 days. The second home is taxed at 26%. From the third home, letting is a business.',
    fallback: chosen('first', 'no other home let for short stays'),
  }),
  localSurtax: rateRow('Home', 'Regional and municipal surtax (addizionali)', {
    usual: [0.0123, 0.0423],
    bounds: [0, 0.06],
    of: 'of the income',
    help: 'The combined rate for your place of residence. Only applies under IRPEF.',
    fallback: known(percent(2), 'regions charge 1.23% to 3.33% and towns up to 0.9%'),
  }),
  cadastralIncome: moneyRow('Home', 'Cadastral income (rendita catastale)', {
    per: 'year',
    usual: major(200, 3_000),
    bounds: major(0, 100_000),
    help: 'Shown on the cadastral extract (visura). We use it to check the IMU in your costs. Leave it empty if you don’t know it.',
  }),
  imuRate: rateRow('Home', 'IMU rate (aliquota)', {
    usual: [0.0076, 0.0114],
    bounds: [0, 0.0114],
    help: 'The town’s rate for let homes.',
    fallback: read(
      percent(1.06),
      '0.76% is the standard rate, and most larger towns charge the usual maximum of 1.06%',
      'https://www.recasa.re/calcolatori/imu',
    ),
  }),
};
