import { moneyRow, yesNoRow } from '../../../../deal/strategies/inputRow.ts';
import type { InputCatalogue } from '../../../../deal/strategies/strategyInput.ts';
import { zeroMoney } from '../../../../kernel/money.ts';
import { chosen } from '../../inputs/sources.ts';
import type { PolandSettings } from '../tax/settings.ts';

/** The tax inputs of Polish owners, in display order. */
export const polandTaxRows: InputCatalogue<PolandSettings> = {
  spouses: yesNoRow('Home', 'Spouses who own jointly (małżonkowie)', {
    help: 'Spouses share a limit of 200,000 zł a year for the lower rate. Other owners have 100,000 zł each.',
    fallback: chosen(false, 'owners who are not spouses'),
  }),
  otherRents: moneyRow('Home', 'Rents from other private lets', {
    per: 'year',
    help: 'All owners combined. These rents (najem prywatny) use up the lower-rate limit first.',
    fallback: chosen(zeroMoney, 'no other lets'),
  }),
};
