import { whoRunsIt, type LegalPage } from './legalPage.ts';

export const terms: LegalPage = {
  title: 'Terms of Service',
  summary: 'Use the service to inform your own judgement. It provides figures, not advice, and your decisions remain your own.',
  sections: [
    {
      heading: 'What you get',
      blocks: [
        `A service that reads the property listings you choose, calculates what they would cost and earn, and stores your deals. It is provided by ${whoRunsIt}.`,
        'The figures are based on the listing, published statistics, defaults and what you entered. Each figure shows its source. They can be wrong: a listing may contain errors, a default may not fit, a law may have changed. Check what you rely on before you commit to anything.',
      ],
    },
    {
      heading: 'What it is not',
      blocks: [
        'It is not financial, tax, legal or mortgage advice, a valuation, a survey or an offer of credit. Take advice from people who are authorised to give it.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        'Each account is for one person. Keep your password to yourself, and use a second factor if your deals matter to you. You may close your account at any time. Everything in it is then deleted.',
      ],
    },
    {
      heading: 'Plans and payment',
      blocks: [
        'The Free plan costs nothing and includes three analyses per calendar month. An analysis is one listing read for you. A listing that could not be read does not count, and neither does a page you provide yourself or anything you do with existing deals.',
        'You can buy Pro (£19 a month) and Investor (£49 a month) under Billing where this server takes payments. You pay on Stripe’s pages, a month in advance. The plan renews each month until you cancel, which you can do at any time. It then continues until the end of the period you have paid for. A first payment is refunded in full if you ask within 14 days of it, without giving a reason. This does not affect any further rights you have by law.',
      ],
    },
    {
      heading: 'What you may not do',
      blocks: [
        [
          'use it to copy a portal’s listings in bulk or to redistribute them. Listings are for your own decisions only',
          'bypass the limits of a plan, or try to access other people’s data',
          'disrupt the service, or use it in a way that prevents others from using it',
        ],
        'Rightmove and Zoopla have their own terms for their pages. They are not connected with this service.',
      ],
    },
    {
      heading: 'What is yours',
      blocks: [
        'What you type, photograph and record is yours. You can export all of it to a file at any time. Listing texts and photos belong to their owners.',
      ],
    },
    {
      heading: 'When something goes wrong',
      blocks: [
        'The service is provided as it is. Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything else for which liability cannot be limited by law. If you use it as a consumer, the law of the place where you live protects you regardless of these terms.',
      ],
    },
  ],
};
