/** Departments listed as exceptions by the tax office in May 2025; all others raised their rate to 5%. */
export const statedDepartments = {
  '01': 'Ain',
  '03': 'Allier',
  '04': 'Alpes-de-Haute-Provence',
  '06': 'Alpes-Maritimes',
  '26': 'Drôme',
  '27': 'Eure',
  '36': 'Indre',
  '38': 'Isère',
  '40': 'Landes',
  '48': 'Lozère',
  '60': 'Oise',
  '65': 'Hautes-Pyrénées',
  '71': 'Saône-et-Loire',
  '90': 'Territoire de Belfort',
  '976': 'Mayotte',
  raised: 'Any other department',
} as const;
