export interface FaqEntry {
  /** The question's anchor on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions asked before a first analysis. Each answer describes the product today. The page's structured data uses them too. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'sites',
    question: 'Which listings can it read?',
    answer:
      'Rightmove and Zoopla sale listings from a link, a saved page or search results, and fifteen other sites from a saved page. If a portal blocks our server, the app tells you, and you can upload the page from your own browser. It’s read on your device.',
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'Only to analyse a link, because analyses are counted per account. The calculator, the examples and the simulator work without one. So do entering a deal manually and reading a saved page – drop it anywhere on our pages.',
  },
  {
    id: 'offline',
    question: 'What works offline?',
    answer:
      'After your first visit the app opens offline. Your deals, every figure, the score, notes, photos and the PDF work as normal, because they’re on your device. A link you paste is queued and read when you’re back online.',
  },
  {
    id: 'numbers',
    question: 'Where do the numbers come from?',
    answer:
      'From the listing, published regional rents, defaults with their sources, or you. Each input shows which. Select any result to see its formula and inputs.',
  },
  {
    id: 'tax',
    question: 'Does it include the surcharge on second homes?',
    answer:
      'Yes. It covers stamp duty, LBTT in Scotland and LTT in Wales, for a main home, an additional property, a first-time buyer or a company. It also covers the United States and ten European countries: every strategy before tax, and most rental strategies after tax. Figures we couldn’t confirm are marked.',
  },
  {
    id: 'advice',
    question: 'Is this advice?',
    answer:
      'No. It scores a deal by rules you can read and change. Check every figure you rely on, and take advice on tax and finance before you buy.',
  },
  {
    id: 'data',
    question: 'Who sees my deals?',
    answer:
      'They’re stored in your browser. If you sign in, they’re also stored on the server for your other devices, and no other account can read them. We don’t sell data or show adverts.',
  },
  {
    id: 'leave',
    question: 'Can I take my data and leave?',
    answer:
      'Yes. You can export everything to one file and delete your account immediately. You can also export and import deals as CSV or Excel.',
  },
];
