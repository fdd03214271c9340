/** The regions of England, the other UK nations, and the whole United Kingdom. */
export type Region =
  | 'united-kingdom'
  | 'north-east'
  | 'north-west'
  | 'yorkshire'
  | 'east-midlands'
  | 'west-midlands'
  | 'east-of-england'
  | 'london'
  | 'south-east'
  | 'south-west'
  | 'wales'
  | 'scotland'
  | 'northern-ireland';

export const regionNames: Readonly<Record<Region, string>> = {
  'united-kingdom': 'United Kingdom',
  'north-east': 'North East',
  'north-west': 'North West',
  yorkshire: 'Yorkshire and The Humber',
  'east-midlands': 'East Midlands',
  'west-midlands': 'West Midlands',
  'east-of-england': 'East of England',
  london: 'London',
  'south-east': 'South East',
  'south-west': 'South West',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** The region of a postcode district such as "M6"; null if it is not one. A district belongs to the region with most of its postcodes. */
export function regionOfOutcode(outcode: string | null): Region | null {
  const district = outcode?.trim().toUpperCase() ?? '';
  const area = /^[A-Z]{1,2}(?=\d)/.exec(district)?.[0];
  if (area === undefined) return null;
  // Central London districts end in a letter ("EC1A"); the table lists them without it.
  return districtRegions[district] ?? districtRegions[district.replace(/[A-Z]$/, '')] ?? areaRegions[area] ?? null;
}

/** The region or nation with a name such as "London"; null for any other. */
export const regionOfName = (name: string): Region | null => regionByName.get(name.trim().toLowerCase()) ?? null;

const regionByName: ReadonlyMap<string, Region> = new Map([
  ...Object.entries(regionNames).map(([region, name]) => [name.toLowerCase(), region as Region] as const),
  ['greater london', 'london'],
]);

const spread = (rows: Readonly<Partial<Record<Region, string>>>): Readonly<Record<string, Region>> =>
  Object.fromEntries(Object.entries(rows).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region as Region])));

/** Postcode areas by the region with most of their postcodes; from the ONS National Statistics Postcode Lookup, May 2025 (OGL). */
const areaRegions = spread({
  'north-east': 'DH DL NE SR TS',
  'north-west': 'BB BL CA CH CW FY L LA M OL PR SK WA WN',
  yorkshire: 'BD DN HD HG HU HX LS S WF YO',
  'east-midlands': 'DE LE LN NG NN',
  'west-midlands': 'B CV DY HR ST SY TF WR WS WV',
  'east-of-england': 'AL CB CM CO IP LU NR PE SG SS WD',
  london: 'BR CR E EC EN HA IG N NW RM SE SM SW TW UB W WC',
  'south-east': 'BN CT DA GU HP KT ME MK OX PO RG RH SL SO TN',
  'south-west': 'BA BH BS DT EX GL PL SN SP TA TQ TR',
  wales: 'CF LD LL NP SA',
  scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  'northern-ireland': 'BT',
});

/** Districts in a different region from most of their postcode area; same source. */
const districtRegions = spread({
  'south-east': 'BH24 BH25 BR8 CR3 CR6 SM7 SN7 SP6 SP10 SP11 TW15 TW16 TW17 TW18 TW19 TW20',
  wales: 'CH5 CH6 CH7 CH8 SY15 SY16 SY17 SY18 SY19 SY20 SY21 SY22 SY23 SY24 SY25',
  'east-midlands':
    'CV13 DN10 DN21 DN22 OX17 PE8 PE9 PE10 PE11 PE12 PE20 PE21 PE22 PE23 PE24 PE25 S18 S21 S32 S33 S40 S41 S42 S43 S44 S45 S80 S81 ' +
    'SK12 SK13 SK17 SK22 SK23',
  'west-midlands': 'CW3 DE13 DE14 DE15',
  london: 'DA5 DA6 DA7 DA8 DA14 DA15 DA16 DA17 DA18 KT1 KT2 KT3 KT4 KT5 KT6 KT9 TN16',
  yorkshire: 'DL6 DL7 DL8 DL9 DL10 DL11 OL14 TS9',
  'east-of-england':
    'EN6 EN7 EN8 EN9 EN10 EN11 HP1 HP2 HP3 HP4 HP23 IG7 IG9 IG10 MK40 MK41 MK42 MK43 MK44 MK45 RM4 RM15 RM16 RM17 RM18 RM19 RM20',
  'north-west': 'SY14',
  'north-east': 'TD15',
});
