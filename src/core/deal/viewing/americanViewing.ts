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
    'Water gets in long before it is seen inside, and insurers ask the age.',
    'From single shingles to a new roof.',
  ],
  drains: [
    'Do drains smell or back up, and is it a sewer or a septic tank?',
    'A broken sewer line runs under the yard and is the owner’s.',
    'A camera inspection, then clearing or digging.',
  ],
  boundaries: [
    'Are fences standing, and is it clear where the lot ends?',
    'A fence or driveway over the line is trouble when you sell.',
    'Fence panels, or a new property survey.',
  ],
  damp: [
    'Any water: stains, peeling paint, a musty smell, a wet basement or crawl space?',
    'Water makes a home unfit to rent out and comes back until its cause is gone.',
    'From a mended gutter to a sump pump or drain tile.',
  ],
  mould: [
    'Any mold in bathrooms, behind furniture, around windows?',
    'Tenants may complain to the city, and a buyer’s inspector will find it.',
    'A fan where it is air; remediation where it is water.',
  ],
  floors: [
    'Do floors feel level and firm under your weight?',
    'Soft floors mean rot or termites; sloping ones that the foundation moved.',
    'Boards, joists, or the foundation below them.',
  ],
  ceilings: [
    'Are ceilings free of stains, sagging and wide cracks?',
    'A stain is a leak from above, old or new: ask which.',
    'Drywall; the leak behind it first.',
  ],
  kitchen: [
    'Would a tenant take this kitchen as it is?',
    'It decides how fast a home rents, and for how much.',
    'New cabinet doors and countertop, or all of it.',
  ],
  space: [
    'Are the rooms as large as listed, and does each bedroom have a window and a closet?',
    'A room without a way out in a fire does not count as a bedroom.',
    'Less rent than planned.',
  ],
  boiler: [
    'How old are the furnace and the water heater, and when were they last serviced?',
    'A furnace lasts some twenty years, a water heater about ten.',
    'A service, parts, or a replacement.',
  ],
  heating: [
    'Do heat and air conditioning reach every room?',
    'Weak rooms mean leaking ducts or a unit that is too small.',
    'Sealed ducts, or a new unit.',
  ],
  electrics: [
    'Which panel and wiring is it: modern breakers, or fuses, aluminum, knob-and-tube?',
    'Insurers refuse some old panels and wiring.',
    'Single repairs, a new panel, or a rewiring.',
  ],
  water: [
    'Is the pressure good, are pipes copper, plastic or galvanized, where is the main shutoff?',
    'Lead and galvanized pipes are hard to change later.',
    'A length of pipe, or a new supply.',
  ],
  broadband: [
    'Which internet and cell signal does it get inside?',
    'Tenants ask first.',
    'A line cannot be bought everywhere; check before.',
  ],
  epc: [
    'How well is it insulated, and what do the utility bills say?',
    'Whoever pays the utilities feels it every month.',
    'Attic and windows first; walls if that is not enough.',
  ],
  lease: [
    'Are there deed restrictions or HOA rules on renting it out?',
    'Some associations cap rentals or forbid short stays.',
    'Another strategy, or another home.',
  ],
  'service-charge': [
    'HOA: the dues, the reserve, special assessments planned?',
    'A planned roof is a bill for every owner.',
    'A share of whatever is planned.',
  ],
  permissions: [
    'Were additions and finished basements permitted, with the papers?',
    'Without a permit an appraiser may not count the room.',
    'A permit afterwards, or taking it down.',
  ],
  tenants: [
    'Is anyone living there, on which lease, since when, with which deposit?',
    'You would buy the lease with the home.',
    'Rent as agreed until the lease ends.',
  ],
  noise: [
    'Stand still a minute: traffic, trains, bars, neighbors?',
    'It does not show in a listing, and tenants leave for it.',
    'Windows help; a neighbor does not change.',
  ],
  flood: [
    'Is there water near, and which FEMA flood zone is it?',
    'In a high-risk zone a lender asks for flood insurance.',
    'Dearer insurance, or none.',
  ],
  street: [
    'How do the neighboring homes look, and who lives in them?',
    'Their state bounds your rent and your price.',
    'What you cannot mend.',
  ],
};

const american: readonly ViewingQuestion[] = viewingQuestions.map((asked) => {
  const words = otherwise[asked.id];
  if (words === undefined) return asked;
  const [question, why, cost] = words;
  return { ...asked, question, why, cost };
});
