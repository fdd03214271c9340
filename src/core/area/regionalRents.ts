import type { Region } from './regions.ts';

/** Mean monthly rent in pounds, and the 10th and 90th percentiles of the means of the region's councils (unweighted). */
type RentRow = readonly [mean: number, low: number, high: number];

/**
 * Office for National Statistics, Price Index of Private Rents, August 2026 (Open Government Licence v3.0). The means are the
 * publisher's; the percentiles are computed from its council figures (rental areas in Scotland). By size: all homes, then
 * one, two, three and four or more bedrooms. Northern Ireland is not in the release.
 */
export const regionalRents: Readonly<Record<Exclude<Region, 'northern-ireland'>, readonly RentRow[]>> = {
  'east-midlands': [
    [922, 748, 1019],
    [649, 540, 721],
    [826, 682, 906],
    [994, 827, 1103],
    [1406, 1150, 1562],
  ],
  'east-of-england': [
    [1289, 932, 1818],
    [894, 656, 1246],
    [1145, 847, 1586],
    [1392, 1045, 1874],
    [1974, 1487, 2654],
  ],
  london: [
    [2332, 1571, 2824],
    [1760, 1253, 2049],
    [2232, 1574, 2622],
    [2643, 1899, 3004],
    [3646, 2524, 4160],
  ],
  'north-east': [
    [788, 645, 852],
    [554, 456, 590],
    [697, 582, 735],
    [835, 696, 899],
    [1217, 992, 1218],
  ],
  'north-west': [
    [969, 694, 1068],
    [702, 504, 777],
    [882, 647, 987],
    [1056, 783, 1208],
    [1499, 1093, 1692],
  ],
  scotland: [
    [1013, 688, 1200],
    [702, 470, 767],
    [911, 619, 997],
    [1172, 808, 1312],
    [1941, 1337, 2199],
  ],
  'south-east': [
    [1426, 1166, 1694],
    [993, 809, 1184],
    [1273, 1035, 1508],
    [1552, 1288, 1851],
    [2213, 1804, 2591],
  ],
  'south-west': [
    [1245, 846, 1431],
    [830, 598, 959],
    [1065, 789, 1222],
    [1297, 962, 1506],
    [1872, 1341, 2154],
  ],
  'united-kingdom': [
    [1400, 724, 1804],
    [1136, 522, 1262],
    [1281, 664, 1587],
    [1430, 797, 1915],
    [2080, 1116, 2695],
  ],
  wales: [
    [846, 687, 980],
    [636, 500, 723],
    [779, 635, 886],
    [890, 722, 994],
    [1247, 978, 1468],
  ],
  'west-midlands': [
    [982, 823, 1108],
    [711, 584, 817],
    [885, 744, 1005],
    [1051, 897, 1168],
    [1484, 1248, 1709],
  ],
  yorkshire: [
    [865, 666, 1059],
    [614, 478, 745],
    [769, 615, 921],
    [914, 743, 1070],
    [1323, 1014, 1557],
  ],
};
