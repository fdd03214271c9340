/** One thing to check or ask about during a viewing. */
export interface ViewingQuestion {
  /** The key of stored answers, so it must never change. */
  readonly id: string;
  readonly area: ViewingArea;
  readonly question: string;
  readonly why: string;
  /** The kind of cost or risk that a fault brings. It has no figures, because those come from a quote. */
  readonly cost: string;
}

export const viewingAreas = ['Outside', 'Inside', 'Services', 'Papers', 'Around'] as const;
export type ViewingArea = (typeof viewingAreas)[number];

type Row = readonly [id: string, question: string, why: string, cost: string];

const outside: readonly Row[] = [
  [
    'roof',
    'Is the roof straight, with no slipped or missing tiles?',
    'Water gets in long before you see it inside.',
    'Anything from a few tiles to a new roof, plus scaffolding.',
  ],
  [
    'gutters',
    'Are gutters and downpipes intact, with no stains below them?',
    'A leaking gutter is the usual cause of a damp wall.',
    'Cheap to fix early, unlike the wall behind it.',
  ],
  [
    'walls',
    'Any cracks wider than a coin’s edge, or bulging walls?',
    'They can mean ground movement, and lenders refuse such properties.',
    'A structural engineer first, underpinning at worst.',
  ],
  [
    'windows',
    'Do windows open, close and lock, with no mist between panes?',
    'Misted panes have failed, and rotten frames let water in.',
    'A pane, a frame, or all the windows.',
  ],
  [
    'drains',
    'Do visible drains smell or hold standing water?',
    'Blocked or broken drains undermine walls.',
    'A camera survey, then clearing or digging.',
  ],
  [
    'boundaries',
    'Are fences and walls in good order, and is it clear who owns them?',
    'The owner must repair a wall that leans over a pavement.',
    'Fence panels, or rebuilding a wall.',
  ],
];

const inside: readonly Row[] = [
  [
    'damp',
    'Any damp: stains, peeling paint, a musty smell or cold corners?',
    'Damp makes a home unfit to let and returns until the cause is fixed.',
    'Anything from a gutter repair to new plaster and floors. Ask an independent surveyor.',
  ],
  [
    'mould',
    'Any mould in bathrooms, behind furniture or around windows?',
    'Landlords must act within set times once a tenant reports it.',
    'A fan or heating if it’s condensation, repairs if it’s a leak or damp.',
  ],
  [
    'floors',
    'Do floors feel level and firm under your weight?',
    'Soft floors mean rot or woodworm. Sloping floors mean movement.',
    'Boards, joists, or the structure below them.',
  ],
  [
    'ceilings',
    'Are ceilings free of stains, sagging and wide cracks?',
    'A stain means a leak from above. Ask whether it’s old or new.',
    'Fixing the leak first, then the plaster.',
  ],
  [
    'kitchen',
    'Would a tenant take this kitchen as it is?',
    'It affects how fast a home lets, and for how much.',
    'New cupboard fronts and a worktop, or a whole new kitchen.',
  ],
  [
    'bathroom',
    'Does everything in the bathroom work: pressure, drain, seals, fan?',
    'Failed seals let water in, which rots the floor below.',
    'Seals and a fan, or a new bathroom.',
  ],
  [
    'space',
    'Are the rooms as large as the plan says, and do beds fit?',
    'A room below the legal size can’t be let as a bedroom in a shared house.',
    'Less rent than planned.',
  ],
];

const services: readonly Row[] = [
  [
    'boiler',
    'How old is the boiler, and when was it last serviced?',
    'Gas appliances must be checked before letting and every year after that.',
    'A service, parts, or a new boiler.',
  ],
  [
    'heating',
    'Do all radiators get warm, top and bottom?',
    'Cold spots mean sludge or a failing pump.',
    'A flush, valves, or new radiators.',
  ],
  [
    'electrics',
    'Is the fuse board modern, with a test certificate from the last five years?',
    'A rented home needs a satisfactory electrical report every five years.',
    'Minor repairs, a new fuse board or a full rewire.',
  ],
  [
    'water',
    'Is the water pressure good, are the pipes copper or plastic, and where is the stop tap?',
    'Lead pipes and weak pressure are hard to change later.',
    'A length of pipe, or a new supply pipe.',
  ],
  [
    'broadband',
    'How good are the broadband and mobile signal inside?',
    'It’s the first thing tenants ask. Thick walls and low floors weaken the signal.',
    'A better signal or faster line isn’t available everywhere, so check first.',
  ],
  [
    'epc',
    'What is the energy rating, and what would improve it?',
    'Homes below the legal minimum can’t be let, and the rules are tightening.',
    'Work on the loft and glazing first, then on walls and heating if needed.',
  ],
];

const papers: readonly Row[] = [
  [
    'lease',
    'Lease: how many years are left, what is the ground rent, and is letting allowed?',
    'Lenders may refuse a mortgage on a short lease or one with rising ground rent.',
    'A lease extension, plus both sides’ legal fees.',
  ],
  [
    'service-charge',
    'Service charge: can you see the last three years’ accounts, the reserve and any planned works?',
    'Every owner pays for a planned new roof.',
    'Your share of the planned costs.',
  ],
  [
    'permissions',
    'Were extensions and loft rooms approved, and can you see the papers?',
    'Without approval, a lender or buyer may not count the room.',
    'Retrospective approval, indemnity insurance, or removal of the extension.',
  ],
  [
    'tenants',
    'Is anyone living there? On what tenancy and since when?',
    'You’d take over the tenancy with the property.',
    'The agreed rent until it can lawfully change.',
  ],
  [
    'reason',
    'Why is it for sale, for how long, and were there offers?',
    'The answer shows how much room there is to negotiate.',
    'The price you offer.',
  ],
];

const around: readonly Row[] = [
  [
    'noise',
    'Stand still for a minute: can you hear traffic, trains, bars or neighbours?',
    'Listings don’t show it, and tenants leave because of it.',
    'Glazing helps, but you can’t change the neighbours.',
  ],
  [
    'parking',
    'Where would a tenant park, and is a permit needed?',
    'In many streets it determines who will rent the property.',
    'Annual permits, or fewer tenants.',
  ],
  [
    'flood',
    'Is there water nearby, and what does the public flood map say?',
    'Insurers and lenders check this first.',
    'Higher insurance costs, or no cover.',
  ],
  [
    'street',
    'How do the neighbouring homes look, and who lives in them?',
    'Their condition limits your rent and your price.',
    'Something you can’t fix.',
  ],
  [
    'transport',
    'How far is the walk to shops, school and station?',
    'Walk it, because listings measure in a straight line.',
    'Lower rent than planned.',
  ],
];

const inArea = (area: ViewingArea, rows: readonly Row[]): readonly ViewingQuestion[] =>
  rows.map(([id, question, why, cost]) => ({ id, area, question, why, cost }));

/**
 * The checklist for a viewing, in walking order: around the house, through it, then the papers and the street. It is general knowledge, not
 * from a publication.
 */
export const viewingQuestions: readonly ViewingQuestion[] = [
  ...inArea('Outside', outside),
  ...inArea('Inside', inside),
  ...inArea('Services', services),
  ...inArea('Papers', papers),
  ...inArea('Around', around),
];
