import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Local names of figures and inputs in Polish. */
export const polandNames: LocalNames = {
  'Purchase price': 'cena zakupu',
  'Asking price': 'cena ofertowa',
  'Purchase tax': 'PCC',
  'Notary, register and agent': 'taksa notarialna, wpisy i prowizja',
  'Property tax': 'podatek od nieruchomości',
  'Monthly rent': 'czynsz najmu',
  'Gross yield': 'rentowność brutto',
  'Net yield': 'rentowność netto',
  'Monthly cash flow': 'przepływ pieniężny miesięcznie',
  'Cash needed': 'wkład własny z kosztami',
  Deposit: 'wkład własny',
  'Loan term': 'okres kredytowania',
  'Interest rate': 'oprocentowanie',
  'Loan to value': 'LTV',
  'Monthly mortgage payment': 'rata kredytu',
  Vacancy: 'pustostan',
  Maintenance: 'remonty',
  Management: 'zarządzanie najmem',
  'Charges you cannot pass on': 'opłaty właściciela',
  'Landlord insurance': 'ubezpieczenie mieszkania',
  'Selling costs': 'koszty sprzedaży',
};

/** Country-specific help texts. */
export const polandHelp: LocalHelp = {
  purchasePrice: 'In złoty, excluding any agent’s fee. The buyer may owe one of 2% to 3%, so ask who pays the agent.',
  monthlyRent: 'The owner’s rent (czynsz najmu), in złoty, excluding the building charge (czynsz administracyjny) and metered utilities.',
  serviceChargePerYear:
    'Only charges the tenant does not pay. The tenant usually pays the building charge (czynsz administracyjny) of 8 to 15 zł a square metre.',
  floorAreaSqFt: 'Usable floor area (PUM, powierzchnia użytkowa).',
  propertyTaxPerYear:
    'Podatek od nieruchomości (property tax). In 2026 communes charge up to 1.25 zł per square metre of floor area and 0.77 zł per square metre of land.',
  mortgageRate: 'Fixed for five years, then usually linked to WIBOR.',
};
