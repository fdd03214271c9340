export interface FaqEntry {
  /** Part of its address on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions asked before a first analysis. Each answer is what the product does today; the structured data is made of them too. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'sites',
    question: 'Which listings can it read?',
    answer:
      'Rightmove and Zoopla, for sale, from a link, a saved page or search results; fifteen other sites from a saved page. If a portal shows our server a robot check, the app says so and you bring the page from your own browser; it is read on your device.',
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer:
      'To analyse a link, yes: the server counts analyses per account. The calculator and the examples here and the whole simulator work without one, and so does typing a deal in or reading a saved page: drop it anywhere on a page of ours.',
  },
  {
    id: 'offline',
    question: 'What works without signal?',
    answer:
      'After the first visit the app opens without a connection. Your deals, every figure, the score, notes, photos and the PDF work as always, because they are made on your device. A link you paste waits and is read when the connection is back.',
  },
  {
    id: 'numbers',
    question: 'Where do the numbers come from?',
    answer:
      'From the listing where it states them, from published rents of the region where it does not, from a default with its source, or from you. Each input says which. Every result opens to its formula and the values that went in.',
  },
  {
    id: 'tax',
    question: 'Does it know the tax on a second home?',
    answer:
      'Yes: stamp duty, LBTT in Scotland and LTT in Wales, for a main home, an additional one, a first purchase or a company. Homes in the United States and ten European countries are calculated too: every strategy before tax, most lets after tax. Figures we could not confirm are marked.',
  },
  {
    id: 'advice',
    question: 'Is this advice?',
    answer:
      'No. It measures a deal by rules you can read and change. Check every figure you rely on, and take advice on tax and finance before you buy.',
  },
  {
    id: 'data',
    question: 'Who sees my deals?',
    answer:
      'They are kept in your browser. If you sign in, they are also kept on the server so that your other devices have them, where no other account can read them. Nothing is sold, and there are no adverts.',
  },
  {
    id: 'leave',
    question: 'Can I take my data and leave?',
    answer:
      'Yes. The account screen writes everything into one file, and deletes the account at once. Deals also go to and from CSV and Excel files in the workbench.',
  },
];
