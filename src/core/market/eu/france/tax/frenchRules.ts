import { confirmedRule, unconfirmedRule } from '../../euRule.ts';

const scaleUrl = 'https://www.cogebs.com/vos-outils/actualites/article?id=k4_23991994';

export const scaleRule = confirmedRule({
  id: 'fr-income-scale-2025',
  title: 'Income tax scale for 2025 income',
  inForceFrom: '2025-01-01',
  url: scaleUrl,
});

/** The rule listed for income from 2026 onwards, for which the scale is not yet published. */
export const laterScaleRule = unconfirmedRule({
  id: 'fr-income-scale-2026',
  title: 'Income tax scale for income from 2026: we use the scale for 2025 income',
  inForceFrom: '2026-01-01',
  url: scaleUrl,
});

export const bareSocialRule = confirmedRule({
  id: 'fr-social-bare',
  title: 'Social charges (prélèvements sociaux) on unfurnished rents and gains: 17.2%',
  inForceFrom: '2018-01-01',
  url: 'https://gestia-solidaire.com/hausse-prelevements-sociaux-2026-immobilier',
});

export const furnishedSocialRule = confirmedRule({
  id: 'fr-social-furnished',
  title: 'Social charges (prélèvements sociaux) on furnished letting: 18.6% on income from 2025 onwards',
  inForceFrom: '2025-01-01',
  url: 'https://gestia-solidaire.com/hausse-prelevements-sociaux-2026-immobilier',
});

export const microFoncierRule = confirmedRule({
  id: 'fr-micro-foncier',
  title: 'Micro-foncier: 30% off unfurnished rents up to €15,000',
  inForceFrom: '2002-01-01',
  url: 'https://immobilier21.fr/micro-foncier',
});

export const reelFoncierRule = confirmedRule({
  id: 'fr-reel-foncier',
  title:
    'Réel foncier: costs and interest are deducted. Up to €10,700 of a deficit offsets other income, and the rest carries forward ten years',
  inForceFrom: '1995-01-01',
  url: 'https://github.com/openfisca/openfisca-france/blob/master/tests/impot_revenu/revenus_fonciers.yaml',
});

export const deficitTakenBackRule = unconfirmedRule({
  id: 'fr-deficit-taken-back',
  title: 'A deficit offset against other income is recaptured if the letting ends within three years',
  inForceFrom: '1995-01-01',
  url: 'https://bofip.impots.gouv.fr',
});

export const microBicRule = confirmedRule({
  id: 'fr-micro-bic',
  title: 'Micro-BIC for furnished letting: 50% off up to €77,700; 30% up to €15,000 for an unclassified holiday let',
  inForceFrom: '2025-01-01',
  url: 'https://www.cheuvreux.fr/actualites/les-dispositions-fiscales-de-la-loi-le-meur/',
});

export const furnishedRule = confirmedRule({
  id: 'fr-lmnp-reel',
  title: 'Furnished letting with actual costs deducted (LMNP réel): depreciation cannot create a loss',
  inForceFrom: '2025-01-01',
  url: 'https://gestia-solidaire.com/lmnp-lmp-2026-changements-fiscalite-location-meublee',
});

export const furnishedCarryRule = unconfirmedRule({
  id: 'fr-lmnp-carry',
  title: 'LMNP réel: losses carry forward ten years, unused depreciation without limit',
  inForceFrom: '2009-01-01',
  url: 'https://bofip.impots.gouv.fr',
});

export const gainRule = confirmedRule({
  id: 'fr-private-gain',
  title:
    'Private owners’ gains (plus-value immobilière): income tax of 19%, none after 22 years of ownership; social charges of 17.2%, none after 30',
  inForceFrom: '2018-01-01',
  url: 'https://www.service-public.fr/particuliers/vosdroits/F10864',
});

export const surtaxRule = confirmedRule({
  id: 'fr-gain-surtax',
  title: 'Surtax on taxable gains above €50,000',
  inForceFrom: '2013-01-01',
  url: 'https://www.service-public.fr/particuliers/vosdroits/F10864',
});

export const amortisationAddedBackRule = unconfirmedRule({
  id: 'fr-amortisation-added-back',
  title: 'Depreciation from furnished letting reduces the property’s cost for sales from 15 February 2025',
  inForceFrom: '2025-02-15',
  url: 'https://jinvestismieux.com/2025/03/23/reintegration-des-amortissements-dans-le-calcul-de-la-plus-value-en-lmnp-est-ce-grave-docteur',
});

export const companySaleRule = unconfirmedRule({
  id: 'fr-company-sale',
  title: 'Sale by a company subject to company tax (SCI à l’IS): 25% on the gain over book value',
  inForceFrom: '2022-01-01',
  url: 'https://entreprendre.service-public.fr/vosdroits/F23575',
});

export const dividendRule = confirmedRule({
  id: 'fr-dividends',
  title: 'Flat tax (PFU) on dividends: 31.4% from 2026',
  inForceFrom: '2026-01-01',
  url: 'https://gestia-solidaire.com/hausse-prelevements-sociaux-2026-immobilier',
});
