/* Written by `npm run packs` from the pack eu-ie; do not edit. */

/** The quarter of the rents. */
export const irishRentQuarter = 'Q3 2025';

/**
 * One line per county: name, standardised average rents of new and existing tenancies in whole euros per month, and the Eircode routing
 * keys whose sales are registered there.
 */
export const irishRentTable = `
Carlow|1414|1027|R21 R93
Cavan|1246|1011|A82 H12 H14 H16
Clare|1276|976|V14 V15 V95
Cork|1615|1252|P12 P14 P17 P24 P25 P31 P32 P36 P43 P47 P51 P56 P61 P67 P72 P75 P81 P85 T12 T23 T34 T45 T56
Donegal|1055|872|A12 F92 F93 F94
Dublin|2307|1944|A94 A96 D01 D02 D03 D04 D05 D06 D07 D08 D09 D10 D11 D12 D13 D14 D15 D16 D17 D18 D20 D22 D24 D6W K32 K34 K36 K45 K56 K67 K78
Galway|1722|1357|H53 H54 H62 H65 H71 H91
Kerry|1291|1011|V23 V31 V92 V93
Kildare|1781|1482|R14 R51 R56 W12 W23 W34 W91
Kilkenny|1278|1031|R95
Laois|1355|1046|R32
Leitrim|1109|872|N41
Limerick|1628|1195|V35 V42 V94
Longford|1161|971|N39
Louth|1451|1230|A91 A92
Mayo|1209|995|F12 F23 F26 F28 F31 F35
Meath|1635|1356|A42 A83 A84 A85 A86 C15
Monaghan|1065|882|A75 A81 H18 H23
Offaly|1215|1003|R35 R42 R45
Roscommon|1136|937|F42 F45 F52
Sligo|1319|969|F56 F91
Tipperary|1094|918|E21 E25 E32 E34 E41 E45 E53 E91
Waterford|1416|1035|X35 X42 X91
Westmeath|1343|1009|N37 N91
Wexford|1247|1004|Y21 Y25 Y34 Y35
Wicklow|1806|1446|A63 A67 A98 Y14
`;
