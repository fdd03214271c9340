/** One thing to look at or ask about while standing in a property. */
export interface ViewingQuestion {
  /** Answers are kept by it: it never changes. */
  readonly id: string;
  readonly area: ViewingArea;
  readonly question: string;
  readonly why: string;
  /** What a fault leads to, in kind and not in figures: those come from a quote. */
  readonly cost: string;
}

export const viewingAreas = ['Outside', 'Inside', 'Services', 'Papers', 'Around'] as const;
export type ViewingArea = (typeof viewingAreas)[number];

type Row = readonly [id: string, question: string, why: string, cost: string];

const outside: readonly Row[] = [
  [
    'roof',
    'Is the roof straight, with no slipped or missing tiles?',
    'Water gets in long before it is seen inside.',
    'From single tiles to a new roof; scaffolding either way.',
  ],
  [
    'gutters',
    'Are gutters and downpipes whole, with no stains below them?',
    'A leaking gutter is the usual cause of a damp wall.',
    'Cheap to mend early; the wall behind it is not.',
  ],
  [
    'walls',
    'Any cracks wider than a coin’s edge, or bulging walls?',
    'They can mean that the ground moves, which lenders refuse.',
    'A structural engineer first; underpinning at worst.',
  ],
  [
    'windows',
    'Do windows open, close and lock, with no mist between panes?',
    'Misted panes have failed; rotten frames let water in.',
    'A pane, a frame, or all of them.',
  ],
  [
    'drains',
    'Do drains smell or stand full where you can see them?',
    'Blocked or broken drains undermine walls.',
    'A camera survey, then clearing or digging.',
  ],
  [
    'boundaries',
    'Are fences and walls standing, and is it clear whose they are?',
    'A wall that leans over a pavement is the owner’s to mend.',
    'Fence panels, or a wall rebuilt.',
  ],
];

const inside: readonly Row[] = [
  [
    'damp',
    'Any damp: stains, peeling paint, a musty smell, cold corners?',
    'Damp makes a home unfit to let and comes back until its cause is gone.',
    'From a mended gutter to new plaster and floors; ask a surveyor who sells no cure.',
  ],
  [
    'mould',
    'Any mould in bathrooms, behind furniture, around windows?',
    'A landlord has to act on it within set times once a tenant reports it.',
    'A fan or heating where it is air; works where it is water.',
  ],
  [
    'floors',
    'Do floors feel level and firm under your weight?',
    'Soft floors mean rot or beetle; sloping ones that something moved.',
    'Boards, joists, or what stands below them.',
  ],
  [
    'ceilings',
    'Are ceilings free of stains, sagging and wide cracks?',
    'A stain is a leak from above, old or new: ask which.',
    'Plaster; the leak behind it first.',
  ],
  [
    'kitchen',
    'Would a tenant take this kitchen as it is?',
    'It decides how fast a home lets, and for how much.',
    'New fronts and worktop, or all of it.',
  ],
  [
    'bathroom',
    'Does the bathroom work: pressure, drain, seals, fan?',
    'Failed seals rot the floor below.',
    'Seals and a fan, or a new bathroom.',
  ],
  [
    'space',
    'Are the rooms as large as the plan says, and do beds fit?',
    'A bedroom below the legal size cannot be let as one in a shared house.',
    'Less rent than planned.',
  ],
];

const services: readonly Row[] = [
  [
    'boiler',
    'How old is the boiler, and when was it last serviced?',
    'Gas has to be checked every year before and while a home is let.',
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
    'A let home needs a satisfactory report every five years.',
    'Single repairs, a new board, or a rewiring.',
  ],
  [
    'water',
    'Is the pressure good, are pipes copper or plastic, where is the stop tap?',
    'Lead pipes and weak pressure are hard to change later.',
    'A length of pipe, or a new supply.',
  ],
  [
    'broadband',
    'Which broadband and mobile signal does it get inside?',
    'Tenants ask first; thick walls and low floors lose the signal.',
    'A mast or cable cannot be bought; check before.',
  ],
  [
    'epc',
    'Which energy rating, and what would raise it?',
    'Homes below the legal rating may not be let; the rule tightens.',
    'Loft and glazing first; walls and heating if that is not enough.',
  ],
];

const papers: readonly Row[] = [
  [
    'lease',
    'Lease: how many years, which ground rent, may it be let?',
    'Short leases and rising ground rents stop mortgages.',
    'An extension, with both sides’ lawyers.',
  ],
  [
    'service-charge',
    'Service charge: the last three years, the reserve, works planned?',
    'A planned roof is a bill for every owner.',
    'A share of whatever is planned.',
  ],
  [
    'permissions',
    'Were extensions and loft rooms approved, with the papers?',
    'Without them a lender or buyer may not count the room.',
    'Papers afterwards, an indemnity, or taking it down.',
  ],
  [
    'tenants',
    'Is anyone living there, on which tenancy, since when?',
    'You would buy the tenancy with the home.',
    'Rent as agreed until it lawfully changes.',
  ],
  [
    'reason',
    'Why is it for sale, how long, were there offers?',
    'The answer tells how much room there is in the price.',
    'What you offer.',
  ],
];

const around: readonly Row[] = [
  [
    'noise',
    'Stand still a minute: traffic, trains, bars, neighbours?',
    'It does not show in a listing, and tenants leave for it.',
    'Glazing helps; a neighbour does not change.',
  ],
  [
    'parking',
    'Where would a tenant park, and is a permit needed?',
    'In many streets it decides who takes the home.',
    'Permits a year, or fewer tenants.',
  ],
  [
    'flood',
    'Is there water near, and what does the public flood map say?',
    'Insurers and lenders look at it first.',
    'Dearer insurance, or none.',
  ],
  [
    'street',
    'How do the neighbouring homes look, and who lives in them?',
    'Their state bounds your rent and your price.',
    'What you cannot mend.',
  ],
  [
    'transport',
    'How far on foot to shops, school, station?',
    'Walk it: a listing measures as the crow flies.',
    'Rent that the place will not pay.',
  ],
];

const inArea = (area: ViewingArea, rows: readonly Row[]): readonly ViewingQuestion[] =>
  rows.map(([id, question, why, cost]) => ({ id, area, question, why, cost }));

/** The checklist of a viewing, in the order one walks: around the house, through it, then the papers and the street. General knowledge, no publication. */
export const viewingQuestions: readonly ViewingQuestion[] = [
  ...inArea('Outside', outside),
  ...inArea('Inside', inside),
  ...inArea('Services', services),
  ...inArea('Papers', papers),
  ...inArea('Around', around),
];
