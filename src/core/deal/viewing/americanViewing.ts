import type { MarketCountry } from '../../market/markets.ts';
import { europeanViewing } from './europeanViewing.ts';
import { viewingQuestions, type ViewingQuestion } from './viewingQuestions.ts';

/** A country's viewing checklist; question ids are the same in every country. */
export function viewingQuestionsIn(country: MarketCountry): readonly ViewingQuestion[] {
  if (country === 'GB') return viewingQuestions;
  return country === 'US' ? american : europeanViewing;
}

type Words = readonly [question: string, why: string, cost: string];

/** Viewing questions that differ for US properties. General knowledge, not from a publication. */
const otherwise: Readonly<Record<string, Words>> = {
  roof: [
    'How old is the roof, and is it straight, with no curled or missing shingles?',
    'Water gets in long before you see it inside, and insurers ask how old the roof is.',
    'Anything from a few shingles to a new roof.',
  ],
  drains: [
    'Do drains smell or back up, and is the home on a sewer or a septic tank?',
    'The owner pays for a broken sewer line under the yard.',
    'A camera inspection, then clearing or digging.',
  ],
  boundaries: [
    'Are fences in good order, and is it clear where the lot ends?',
    'A fence or driveway over the boundary causes trouble when you sell.',
    'Fence panels, or a new property survey.',
  ],
  damp: [
    'Any signs of water: stains, peeling paint, a musty smell, a wet basement or crawl space?',
    'Water makes a home unfit to rent out and returns until the cause is fixed.',
    'Anything from a gutter repair to a sump pump or drain tile.',
  ],
  mould: [
    'Any mold in bathrooms, behind furniture or around windows?',
    'Tenants may complain to the city, and a buyer’s inspector will find it.',
    'A fan if it’s poor ventilation, remediation if it’s water.',
  ],
  floors: [
    'Do floors feel level and firm under your weight?',
    'Soft floors mean rot or termites. Sloping floors mean the foundation moved.',
    'Boards, joists, or the foundation below them.',
  ],
  ceilings: [
    'Are ceilings free of stains, sagging and wide cracks?',
    'A stain means a leak from above. Ask whether it’s old or new.',
    'Fixing the leak first, then the drywall.',
  ],
  kitchen: [
    'Would a tenant take this kitchen as it is?',
    'It affects how fast a home rents, and for how much.',
    'New cabinet doors and countertop, or a full kitchen.',
  ],
  space: [
    'Are the rooms as large as listed, and does each bedroom have a window and a closet?',
    'A room without a fire escape route doesn’t count as a bedroom.',
    'Less rent than planned.',
  ],
  boiler: [
    'How old are the furnace and the water heater, and when were they last serviced?',
    'A furnace lasts about twenty years, a water heater about ten.',
    'A service, parts, or a replacement.',
  ],
  heating: [
    'Do heat and air conditioning reach every room?',
    'Rooms that stay too hot or too cold mean leaking ducts or a unit that is too small.',
    'Sealed ducts, or a new unit.',
  ],
  electrics: [
    'Does the panel have modern breakers or old fuses, and is any wiring aluminum or knob-and-tube?',
    'Insurers refuse some old panels and wiring.',
    'Minor repairs, a new panel, or a full rewire.',
  ],
  water: [
    'Is the water pressure good, are the pipes copper, plastic or galvanized, and where is the main shutoff?',
    'Lead and galvanized pipes are hard to change later.',
    'A length of pipe, or a new water service line.',
  ],
  broadband: [
    'How good are the internet and cell signal inside?',
    'It’s the first thing tenants ask.',
    'A faster line isn’t available everywhere, so check first.',
  ],
  epc: [
    'How well is it insulated, and what do the utility bills say?',
    'It affects utility bills every month.',
    'Work on the attic and windows first, then on the walls if needed.',
  ],
  lease: [
    'Are there deed restrictions or HOA rules on renting it out?',
    'Some associations cap rentals or forbid short stays.',
    'A different strategy, or a different property.',
  ],
  'service-charge': [
    'HOA: what are the dues and the reserve, and are special assessments planned?',
    'Every owner pays for a planned new roof.',
    'Your share of the planned costs.',
  ],
  permissions: [
    'Do additions and finished basements have permits, and can you see them?',
    'Without a permit, an appraiser may not count the room.',
    'A retroactive permit, or removal of the addition.',
  ],
  tenants: [
    'Is anyone living there? On what lease, since when and with what deposit?',
    'You’d take over the lease with the property.',
    'The agreed rent until the lease ends.',
  ],
  noise: [
    'Stand still for a minute: can you hear traffic, trains, bars or neighbors?',
    'Listings don’t show it, and tenants leave because of it.',
    'Windows help, but you can’t change the neighbors.',
  ],
  flood: [
    'Is there water nearby, and which FEMA flood zone is it in?',
    'In a high-risk zone a lender asks for flood insurance.',
    'Higher insurance costs, or no coverage.',
  ],
  street: [
    'How do the neighboring homes look, and who lives in them?',
    'Their condition limits your rent and your price.',
    'Something you can’t fix.',
  ],
};

const american: readonly ViewingQuestion[] = viewingQuestions.map((asked) => {
  const words = otherwise[asked.id];
  if (words === undefined) return asked;
  const [question, why, cost] = words;
  return { ...asked, question, why, cost };
});
