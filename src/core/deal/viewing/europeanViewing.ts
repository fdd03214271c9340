import { viewingQuestions, type ViewingQuestion } from './viewingQuestions.ts';

type Words = readonly [question: string, why: string, cost: string];

/**
 * Viewing questions that differ for properties in the rest of Europe. General knowledge, not from a publication; a country's legal
 * requirements are in its checks.
 */
const otherwise: Readonly<Record<string, Words>> = {
  boundaries: [
    'Are fences and walls in good order, and is it clear where the plot ends?',
    'A wall over the boundary causes trouble when you sell.',
    'Fence panels, rebuilding a wall, or a surveyor’s plan.',
  ],
  mould: [
    'Any mould in bathrooms, behind furniture or around windows?',
    'A tenant may pay less rent until it’s fixed.',
    'A fan or heating if it’s condensation, repairs if it’s a leak or damp.',
  ],
  space: [
    'Are the rooms as large as listed, and does the floor area match the documents?',
    'Rents, charges and taxes often depend on floor area.',
    'Less rent than planned, or a new measurement.',
  ],
  boiler: [
    'How old is the heating, who pays for its fuel, and when was it last serviced?',
    'Old boilers may have to be replaced, and heating shared by a whole building is decided by all its owners.',
    'A service, a new boiler, or your share of the building’s new heating.',
  ],
  electrics: [
    'Is the fuse board modern, with a residual-current device?',
    'Old wiring is dangerous, and you may need a report on it to sell or let.',
    'Minor repairs, a new fuse board or a full rewire.',
  ],
  epc: [
    'What is the energy rating, how old is the certificate, and what would improve it?',
    'Rules on letting homes with a low rating are getting stricter across Europe.',
    'Windows and the roof come first. Work on the façade needs the agreement of the building’s other owners.',
  ],
  lease: [
    'Is it full ownership, a share in a building, or a right to build on someone else’s land?',
    'With a right to build on someone else’s land you pay ground rent until the right ends, and banks lend less against it.',
    'The annual ground rent, or a different property.',
  ],
  'service-charge': [
    'Owners’ association: can you see the last three years’ accounts, the reserve, the minutes and any agreed works?',
    'Agreed works are billed to the person who owns the property when payment falls due.',
    'Your share of the agreed costs.',
  ],
  permissions: [
    'Were extensions and loft rooms approved, and do the land register and plans match the building?',
    'Otherwise a bank or notary may refuse the sale.',
    'Retrospective approval, or removal of the extension.',
  ],
  tenants: [
    'Is anyone living there? On what contract, since when and at what rent?',
    'You’d take over the contract with the property, and may not be able to end it.',
    'The agreed rent until it can lawfully change.',
  ],
};

/** The checklist for a viewing in the rest of Europe, with the same question ids. */
export const europeanViewing: readonly ViewingQuestion[] = viewingQuestions.map((asked) => {
  const words = otherwise[asked.id];
  if (words === undefined) return asked;
  const [question, why, cost] = words;
  return { ...asked, question, why, cost };
});
