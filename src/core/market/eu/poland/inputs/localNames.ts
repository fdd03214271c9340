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
  purchasePrice: 'In złoty, without an agent’s fee of 2 to 3 %, which the buyer may owe too: ask who pays the agent.',
  monthlyRent: 'Rent for the owner (czynsz najmu), in złoty, without the building’s charge (czynsz administracyjny) and meters.',
  serviceChargePerYear:
    'Only what the tenant does not pay. The building’s charge (czynsz administracyjny) of 8 to 15 zł a square metre is usually the tenant’s.',
  floorAreaSqFt: 'Usable floor area (PUM, powierzchnia użytkowa).',
  propertyTaxPerYear:
    'Podatek od nieruchomości: the commune’s rate for each square metre of floor and land, at most 1.25 zł and 0.77 zł in 2026.',
  mortgageRate: 'Fixed for five years, then mostly after WIBOR.',
};
