import { pounds } from './listingPages.ts';
import type { SampleListing } from './listingSamples.ts';

const tenureWords = { FREEHOLD: 'Freehold', LEASEHOLD: 'Leasehold', SHARE_OF_FREEHOLD: 'Share of freehold' } as const;

const shownPrice = ({ price, transaction }: SampleListing): string =>
  price === null ? 'POA' : transaction === 'sale' ? pounds(price) : `${pounds(price)} pcm`;

const orAskAgent = (value: string | number | null): string => (value === null ? 'Ask agent' : String(value));

/** The text from selecting and copying a whole Rightmove listing: menus, labels above values, and explanations in between. */
export function rightmoveText(listing: SampleListing): string {
  const sale = listing.transaction === 'sale';
  return [
    'Skip to content',
    'Buy',
    'Property for sale',
    'Rent',
    'House Prices',
    'Find Agent',
    'My Rightmove',
    '12',
    listing.address,
    shownPrice(listing),
    ...(sale ? (listing.qualifier === null ? [] : [listing.qualifier]) : [`${pounds(Math.round(((listing.price ?? 0) * 12) / 52))} pw`]),
    ...(sale ? ['Monthly mortgage payments'] : ['Letting details', 'Let available date: Now', 'Deposit: £1,326']),
    listing.reducedOn === null ? `Added on ${listing.addedOn.split('-').reverse().join('/')}` : 'Reduced yesterday',
    'PROPERTY TYPE',
    listing.propertyType,
    'BEDROOMS',
    `×${listing.bedrooms}`,
    'BATHROOMS',
    `×${listing.bathrooms}`,
    'SIZE',
    ...(listing.floorAreaSqFt === null
      ? ['Ask agent']
      : [`${listing.floorAreaSqFt.toLocaleString('en-GB')} sq ft`, `${Math.round(listing.floorAreaSqFt / 10.764)} sq m`]),
    'TENURE',
    'Describes how you own a property. There are different types of tenure - freehold, leasehold, and commonhold.Read more about tenure in our glossary page.',
    listing.tenure === null ? 'Ask agent' : tenureWords[listing.tenure],
    'Key features',
    ...listing.keyFeatures,
    'Description',
    listing.description.replaceAll(/(?:<br \/>)+/g, '\n'),
    'Read full description',
    ...(listing.leaseYears === null
      ? []
      : [
          'Annual ground rent: £250',
          `Annual service charge: ${pounds(listing.serviceCharge ?? 0)}`,
          'Length of lease',
          `${listing.leaseYears} years left`,
        ]),
    'COUNCIL TAX',
    'A payment made to your local authority in order to pay for local services like schools, libraries, and refuse collection. The amount you pay depends on the value of the property.Read more about council Tax in our glossary page.',
    listing.councilTaxBand === null ? 'Ask agent' : `Band: ${listing.councilTaxBand}`,
    'PARKING',
    'Details of how and where vehicles can be parked, and any associated costs.Read more about parking in our glossary page.',
    'Ask agent',
    listing.address,
    'Open map',
    'NEAREST STATIONS',
    'Distances are straight line measurements from the centre of the postcode',
    ...listing.stations.flatMap(({ name, miles }) => [name, `${miles} miles`]),
    'MARKETED BY',
    listing.agent,
    'More properties from this agent',
    'Gallows Row, Leeds, LS1 4AB',
    '£95,000',
    'Disclaimer - Property reference 50207. Rightmove.co.uk makes no warranty as to the accuracy of the advertisement.',
  ].join('\n');
}

/** The text from selecting and copying a whole Zoopla listing. */
export function zooplaText(listing: SampleListing): string {
  const sale = listing.transaction === 'sale';
  return [
    'Zoopla',
    'Sign in',
    'For sale',
    'To rent',
    'House prices',
    shownPrice(listing),
    listing.qualifier ?? '',
    `${listing.bedrooms} bed ${listing.propertyType.toLowerCase()} ${sale ? 'for sale' : 'to rent'}`,
    listing.address,
    `${listing.bedrooms} beds`,
    `${listing.bathrooms} bath`,
    `${listing.receptions} reception`,
    listing.floorAreaSqFt === null ? '' : `${listing.floorAreaSqFt.toLocaleString('en-GB')} sq. ft`,
    'Just added',
    'Est. mortgage £812 pcm',
    'About this property',
    ...listing.keyFeatures,
    listing.description.replaceAll(/(?:<br \/>)+/g, '\n'),
    'Read full description',
    'Tenure',
    listing.tenure === null ? 'Not available' : tenureWords[listing.tenure],
    'Time remaining on lease',
    listing.leaseYears === null ? 'Not available' : `${listing.leaseYears} years`,
    'Service charge',
    listing.serviceCharge === null ? 'Not available' : `${pounds(listing.serviceCharge)} per year`,
    'Council tax band',
    orAskAgent(listing.councilTaxBand),
    'Ground rent',
    listing.groundRent === null ? 'Not available' : `${pounds(listing.groundRent)} per year`,
    'Similar properties',
    '£99,950',
    '3 bed flat for sale',
    'Gallows Row, Leeds LS1',
    'Zoopla Limited',
  ].join('\r\n');
}
