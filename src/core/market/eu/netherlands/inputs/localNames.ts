import type { LocalHelp, LocalNames } from '../../inputs/europeanDefaults.ts';

/** Local names of figures and inputs in Dutch. */
export const netherlandsNames: LocalNames = {
  'Purchase price': 'koopsom k.k.',
  'Asking price': 'vraagprijs k.k.',
  'Purchase tax': 'overdrachtsbelasting',
  'Notary, register and agent': 'kosten koper zonder belasting',
  'Property tax': 'OZB',
  'Monthly rent': 'kale huur',
  'Gross yield': 'BAR k.k.',
  'Net yield': 'NAR',
  'Monthly cash flow': 'kasstroom per maand',
  'Annual cash flow': 'kasstroom per jaar',
  'Cash needed': 'eigen geld',
  Deposit: 'eigen inbreng',
  'Loan term': 'looptijd',
  'Interest rate': 'hypotheekrente',
  'Loan to value': 'schuld ten opzichte van waarde',
  'Monthly mortgage payment': 'maandlast',
  Vacancy: 'leegstand',
  Maintenance: 'onderhoud',
  Management: 'beheer',
  'Finding a tenant': 'verhuurcourtage',
  'Charges you cannot pass on': 'VvE-bijdrage',
  'Landlord insurance': 'opstalverzekering',
  'Selling costs': 'verkoopkosten',
};

/** Country-specific help texts. */
export const netherlandsHelp: LocalHelp = {
  purchasePrice:
    'Kosten koper (k.k., buyer’s costs extra): the seller pays the seller’s agent, and you pay transfer tax, the notary and your own agent. A new home is sold free of these (v.o.n.).',
  askingPrice: 'The price as listed, with buyer’s costs extra (k.k.) unless the listing says v.o.n.',
  monthlyRent:
    'Basic rent (kale huur), excluding service charges and energy. A home of up to 186 points (WWS) has a legal maximum, so have the points counted first.',
  serviceChargePerYear:
    'The owner pays the owners’ association (VvE) contribution. You may pass on only actual service costs (servicekosten), such as cleaning or lighting of common parts.',
  floorAreaSqFt: 'Usable living area (gebruiksoppervlakte wonen, GO), measured to NEN 2580.',
  propertyTaxPerYear:
    'Owners pay OZB (municipal property tax), a share of the official value (WOZ) set by each municipality. Enter it from the bill.',
  mortgageRate: 'A loan for let property (verhuurhypotheek), which costs more than a loan on your own home.',
};
