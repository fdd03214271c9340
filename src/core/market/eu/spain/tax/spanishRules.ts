import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const newReductionsUrl =
  'https://periscopiofiscalylegal.pwc.es/asi-seran-las-nuevas-reducciones-en-el-irpf-de-los-arrendamientos-de-vivienda/';
const nonResidentUrl =
  'https://blogtributario.garrigues.com/doctrina-jurisprudencia/los-residentes-fuera-de-la-union-europea-o-del-espacio-economico-europeo-tambien-pueden-deducir-gastos-de-sus-rentas-de-arrendamiento';
const taxOffice = 'https://sede.agenciatributaria.gob.es/Sede/irpf.html';

export const reductionRule = confirmedRule({
  id: 'es-reduction-2024',
  title: 'Reduction for permanent homes (art. 23.2 LIRPF as changed by Ley 12/2023)',
  inForceFrom: '2024-01-01',
  url: newReductionsUrl,
});

export const oldReductionRule = confirmedRule({
  id: 'es-reduction-2015',
  title: '60% reduction for leases from before 26 May 2023 (art. 23.2 LIRPF, earlier text)',
  inForceFrom: '2015-01-01',
  url: newReductionsUrl,
});

export const seasonRule = unconfirmedRule({
  id: 'es-reduction-season',
  title: 'No reduction for seasonal and tourist lets',
  inForceFrom: '2015-01-01',
  url: taxOffice,
});

export const roomsReductionRule = unconfirmedRule({
  id: 'es-reduction-rooms',
  title: 'The reduction also applies to rooms whose tenants live there permanently',
  inForceFrom: '2024-01-01',
  url: taxOffice,
});

export const depreciationRule = confirmedRule({
  id: 'es-depreciation',
  title: 'Depreciation of the building at 3% a year (amortización)',
  inForceFrom: '2007-01-01',
  url: 'https://cursos.tienda/irpf-capital-inmobiliario-rendimientos-del-capital-inmobiliario-reducciones',
});

export const furnitureRule = unconfirmedRule({
  id: 'es-furniture',
  title: 'Depreciation of furniture at 10% a year',
  inForceFrom: '2007-01-01',
  url: taxOffice,
});

export const interestCapRule = unconfirmedRule({
  id: 'es-interest-cap',
  title: 'Interest and repairs are deducted up to the rent, and the rest within the next four years',
  inForceFrom: '2007-01-01',
  url: taxOffice,
});

export const marginalRule = unconfirmedRule({
  id: 'es-marginal-rate',
  title: 'General income tax scale (IRPF), state and region, at the owners’ own marginal rate',
  inForceFrom: '2025-01-01',
  url: taxOffice,
});

export const europeanRule = confirmedRule({
  id: 'es-nonresident-eu',
  title: 'Non-residents in the EU and the EEA: 19% of the rent less costs (art. 24.6 TRLIRNR)',
  inForceFrom: '2016-01-01',
  url: nonResidentUrl,
});

export const elsewhereRule = confirmedRule({
  id: 'es-nonresident-other',
  title: 'Other non-residents: 24% of the rent, with no deduction for costs (art. 24.1 TRLIRNR)',
  inForceFrom: '2016-01-01',
  url: nonResidentUrl,
});

export const noReductionRule = unconfirmedRule({
  id: 'es-nonresident-no-reduction',
  title: 'No rent reduction for non-residents',
  inForceFrom: '2016-01-01',
  url: nonResidentUrl,
});

export const leastDepreciationRule = confirmedRule({
  id: 'es-least-depreciation',
  title:
    'At the sale, depreciation for every year of letting is subtracted from the cost, even if you didn’t deduct it (amortización mínima)',
  inForceFrom: '2007-01-01',
  url: 'https://gestifis.com/blog/venta-de-un-inmueble-alquilado',
});

export const savingsRule = unconfirmedRule({
  id: 'es-savings-scale-2025',
  title: 'Savings scale (base del ahorro): 19%, 21%, 23%, 27% and 30%',
  inForceFrom: '2025-01-01',
  url: taxOffice,
});

export const nonResidentGainRule = unconfirmedRule({
  id: 'es-nonresident-gain',
  title: 'Non-residents’ gains: 19%. The buyer withholds 3% of the price towards it',
  inForceFrom: '2016-01-01',
  url: nonResidentUrl,
});

/** The rule listed for years after 2026, which use the 2026 figures. */
export const laterYearsRule = unconfirmedRule({
  id: 'es-later-years',
  title: 'Taxes on rent and gains after 2026, using the 2026 figures',
  inForceFrom: '2027-01-01',
  url: taxOffice,
});
