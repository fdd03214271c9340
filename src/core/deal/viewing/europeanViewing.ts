import { viewingQuestions, type ViewingQuestion } from './viewingQuestions.ts';

type Words = readonly [question: string, why: string, cost: string];

/**
 * Viewing questions that differ for properties in the rest of Europe. General knowledge, not from a publication; a country's legal
 * requirements are in its checks.
 */
const otherwise: Readonly<Record<string, Words>> = {
  boundaries: [
    'Are fences and walls standing, and is it clear where the plot ends?',
    'A wall over the line is trouble when you sell.',
    'Fence panels, a wall rebuilt, or a surveyor’s plan.',
  ],
  mould: [
    'Any mould in bathrooms, behind furniture, around windows?',
    'A tenant may pay less rent until it is gone.',
    'A fan or heating where it is air; works where it is water.',
  ],
  space: [
    'Are the rooms as large as listed, and is the floor area the one the papers give?',
    'Rents, charges and taxes are often counted by the square metre.',
    'Less rent than planned, or a new measurement.',
  ],
  boiler: [
    'How old is the heating, who pays for its fuel, and when was it last serviced?',
    'Old boilers may have to be replaced, and a building’s heating is decided by all owners.',
    'A service, a new boiler, or your share of the building’s.',
  ],
  electrics: [
    'Is the fuse board modern, with a residual-current device?',
    'Old wiring is dangerous, and a report on it may be due at the sale or the letting.',
    'Single repairs, a new board, or a rewiring.',
  ],
  epc: [
    'Which energy rating, how old is the certificate, and what would raise it?',
    'Rules for letting homes with a low rating tighten across Europe.',
    'Windows and roof first; the façade is decided by all owners of a building.',
  ],
  lease: [
    'Full ownership, a share in a building, or a right to build on another’s land?',
    'A right on another’s land has a rent and an end, and banks lend less on it.',
    'The yearly rent of the land, or another home.',
  ],
  'service-charge': [
    'Owners’ association: the last three accounts, the reserve, the minutes, works decided?',
    'Works already decided are billed to the owner on the day they fall due.',
    'A share of whatever is decided.',
  ],
  permissions: [
    'Were extensions and loft rooms approved, and do land register and plans match the building?',
    'Without it a bank or a notary may refuse the sale.',
    'Papers afterwards, or taking it down.',
  ],
  tenants: [
    'Is anyone living there, on which contract, since when, at which rent?',
    'You would buy the contract with the home, and may not be able to end it.',
    'Rent as agreed until it lawfully changes.',
  ],
};

/** The checklist of a viewing in the rest of Europe, under the same ids. */
export const europeanViewing: readonly ViewingQuestion[] = viewingQuestions.map((asked) => {
  const words = otherwise[asked.id];
  if (words === undefined) return asked;
  const [question, why, cost] = words;
  return { ...asked, question, why, cost };
});
