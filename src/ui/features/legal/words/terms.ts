import { whoRunsIt, type LegalPage } from './legalPage.ts';

export const terms: LegalPage = {
  title: 'Terms of Service',
  summary: 'Use it to form your own judgement. It measures, it does not advise, and what you decide stays your decision.',
  sections: [
    {
      heading: 'What you get',
      blocks: [
        `A service that reads property listings you point it to, works out what they would cost and earn, and keeps your deals. You get it from ${whoRunsIt}.`,
        'The figures rest on the listing, on published statistics, on defaults and on what you typed; each says which. They can be wrong: a listing can be, a default may not fit, a law may have changed. Check what you rely on before you commit to anything.',
      ],
    },
    {
      heading: 'What it is not',
      blocks: [
        'It is not financial, tax, legal or mortgage advice, no valuation and no survey, and no offer of credit. Take advice from people who are authorised to give it.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        'One account is for one person. Keep its password to yourself and use a second factor if the deals matter to you. You may close the account at any time; everything in it is then deleted.',
      ],
    },
    {
      heading: 'Plans and payment',
      blocks: [
        'The Free plan costs nothing and has three analyses in a calendar month. One analysis is one listing that was read for you; one that could not be read is not counted. Reading a page you bring yourself, and everything on deals you have, is not counted either.',
        'Pro (£19 a month) and Investor (£49 a month) can be bought under Billing where this server takes payments. You pay on Stripe’s pages, a month ahead, and the plan renews each month until you cancel it, which you can do at any time; it then stays until what you paid for ends. A first payment is given back in full if you ask within 14 days of it, without a reason. Rights that the law gives you beyond that stay yours.',
      ],
    },
    {
      heading: 'What you may not do',
      blocks: [
        [
          'use it to copy a portal’s listings in bulk, or to pass them on: you look at listings for your own decision',
          'get around the limits of a plan, or try to reach what belongs to others',
          'put the service out of order, or run it so that others cannot use it',
        ],
        'Rightmove and Zoopla have terms of their own for their pages; they are not connected with this service.',
      ],
    },
    {
      heading: 'What is yours',
      blocks: [
        'What you type, photograph and record is yours. You can take all of it with you as a file at any time. Listings’ texts and pictures belong to those who made them.',
      ],
    },
    {
      heading: 'When something goes wrong',
      blocks: [
        'The service is offered as it is. Nothing here limits liability for death or injury by negligence, for fraud, or for anything else that the law does not let anybody limit. If you use it as a consumer, the law of the place where you live protects you whatever is written here.',
      ],
    },
  ],
};
