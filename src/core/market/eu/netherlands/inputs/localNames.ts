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
    'Kosten koper (k.k.): the seller’s agent is paid by the seller; transfer tax, notary and your own buying agent come on top. A new home is sold free of these (v.o.n.).',
  askingPrice: 'As listed, kosten koper (k.k.) unless it says v.o.n.',
  monthlyRent:
    'Bare rent (kale huur), without service charges and energy. A home of up to 186 points (WWS) has a legal maximum: have the points counted first.',
  serviceChargePerYear:
    'The contribution to the owners’ association (VvE) is the owner’s. Only real service costs (servicekosten), such as cleaning or light in common parts, may be passed on.',
  floorAreaSqFt: 'Usable living area (gebruiksoppervlakte wonen, GO) by NEN 2580.',
  propertyTaxPerYear: 'OZB of owners is a share of the official value (WOZ) that each municipality sets: take it from the bill.',
  mortgageRate: 'A loan on a let home (verhuurhypotheek), which costs more than one on a home of your own.',
};
