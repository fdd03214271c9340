import type { PackCounty } from './usCountyNames.ts';

/** A current county that is missing from the US core pack, whose list is from 2020. */
export interface LaterCounty extends PackCounty {
  /** Whole dollars per month for a studio and 1 to 4 bedrooms. */
  readonly rents: readonly number[];
  /** ZIP codes, and ranges of them. */
  readonly zips: string;
}

/**
 * Connecticut's planning regions, which replaced its counties in 2022; the two parts of Valdez-Cordova in Alaska; Falls Church. Rents: HUD,
 * Fair Market Rents by county, fiscal year 2026, https://www.huduser.gov/portal/datasets/fmr.html; in Connecticut the median of a region's
 * towns, as the pack has for the rest of New England. Read in a copy, PolicyEngine/policyengine-us at 8914f89 of 19 August 2026, which
 * gives the same rents as the pack for each of its 3,214 counties. ZIP codes by town and towns by region: CTData Collaborative,
 * ct-zip-to-town at eb8292a (MIT) and ct-town-to-planning-region at 8e8e83a. Thirty villages that have only a post office are left out.
 */
export const laterCounties: readonly LaterCounty[] = [
  { fips: 2063, name: 'Chugach', state: 'AK', rents: [1038, 1374, 1506, 2094, 2526], zips: '99574 99677 99686 99693' },
  { fips: 2066, name: 'Copper River', state: 'AK', rents: [810, 930, 1130, 1572, 1896], zips: '99566 99573 99586 99588' },
  {
    fips: 9110,
    name: 'Capitol',
    state: 'CT',
    rents: [1286, 1477, 1865, 2236, 2537],
    zips: '06001-06002 06006 06016 06019-06020 06022-06023 06026 06029-06030 06032-06035 06037 06040-06043 06045 06050-06053 06059-06060 06062 06066-06067 06070-06076 06078 06080-06085 06087-06090 06092-06093 06095-06096 06101-06112 06114-06115 06117-06120 06123 06126-06129 06131-06134 06137-06138 06140-06147 06150-06156 06160-06161 06167 06176 06180 06183 06199 06231-06232 06237-06238 06248 06250 06268-06269 06279 06444 06447 06467 06479 06489',
  },
  {
    fips: 9120,
    name: 'Greater Bridgeport',
    state: 'CT',
    rents: [1731, 2100, 2511, 3036, 3598],
    zips: '06430-06432 06468 06490 06497 06601-06602 06604-06608 06610-06612 06614-06615 06650 06673 06699 06824-06825 06890',
  },
  {
    fips: 9130,
    name: 'Lower Connecticut River Valley',
    state: 'CT',
    rents: [1286, 1477, 1865, 2236, 2537],
    zips: '06371 06376 06409 06412-06414 06416-06417 06419 06422-06424 06426 06438-06439 06441-06442 06455-06457 06459 06469 06475 06480-06481 06498',
  },
  {
    fips: 9140,
    name: 'Naugatuck Valley',
    state: 'CT',
    rents: [1246, 1445, 1788, 2210, 2608],
    zips: '06010-06011 06401 06403 06408 06410-06411 06418 06478 06483-06484 06488 06701-06706 06708 06710 06712 06716 06720-06726 06749 06751 06762 06770 06779 06782 06786-06787 06795 06798',
  },
  {
    fips: 9150,
    name: 'Northeastern Connecticut',
    state: 'CT',
    rents: [1104, 1304, 1601, 2062, 2326],
    zips: '06234-06235 06239 06241-06243 06247 06255 06258-06260 06262-06264 06277-06278 06281-06282 06331-06332 06354 06373-06374 06377 06384 06387',
  },
  {
    fips: 9160,
    name: 'Northwest Hills',
    state: 'CT',
    rents: [1114, 1316, 1616, 2082, 2348],
    zips: '06013 06018 06021 06024 06027 06031 06039 06057-06058 06061 06063 06065 06068-06069 06079 06091 06098 06750 06753-06754 06756-06759 06763 06777-06778 06783 06785 06790-06794 06796',
  },
  {
    fips: 9170,
    name: 'South Central Connecticut',
    state: 'CT',
    rents: [1372, 1591, 1969, 2433, 2872],
    zips: '06405 06437 06443 06450-06451 06454 06460-06461 06471-06473 06477 06492-06495 06501-06521 06524-06525 06530-06538 06540',
  },
  {
    fips: 9180,
    name: 'Southeastern Connecticut',
    state: 'CT',
    rents: [1287, 1496, 1866, 2406, 2988],
    zips: '06226 06249 06254 06256 06266 06280 06320 06330 06333-06336 06338-06340 06349-06351 06353 06355 06357 06359-06360 06365 06370 06375 06378-06380 06382 06385-06386 06389 06415 06420',
  },
  {
    fips: 9190,
    name: 'Western Connecticut',
    state: 'CT',
    rents: [1731, 2100, 2511, 3036, 3598],
    zips: '06470 06482 06752 06755 06776 06784 06801 06804 06807 06810-06814 06816-06817 06820 06830-06832 06836 06840 06842 06850-06860 06870 06877-06881 06883 06888-06889 06896-06897 06901-06907 06910-06914 06920-06922 06925-06928',
  },
  { fips: 51610, name: 'Falls Church', state: 'VA', rents: [1953, 2015, 2246, 2835, 3332], zips: '22040 22046' },
];
