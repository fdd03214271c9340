import { read } from './usCheck.ts';

export const californiaRentCap = read(
  'Tenant Protection Act of 2019 (AB 1482), Civil Code section 1947.12',
  '2020-01-01',
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1947.12',
);

export const oregonRentCap = read(
  'ORS 90.323 and 90.324; maximum rent increase published by the Department of Administrative Services',
  '2026-01-01',
  'https://www.oregon.gov/das/OEA/Pages/Rent-stabilization.aspx',
);

export const washingtonRentCap = read(
  'HB 1217 (chapter 209, Laws of 2025); maximum rent increase published by the Department of Commerce',
  '2026-01-01',
  'https://www.commerce.wa.gov/landlord-resource-center/',
);

export const districtRentCap = read(
  'Rental Housing Act of 1985, D.C. Code 42-3502.08; Rental Housing Commission, rent control year 2026',
  '2026-05-01',
  'https://rhc.dc.gov/',
);
