import type { LegalPage } from './legalPage.ts';

export const compliance: LegalPage = {
  title: 'Compliance',
  summary: 'Which rules the product follows, which do not apply to it, and what it does not claim.',
  sections: [
    {
      heading: 'Data protection',
      blocks: [
        'The product is built for the UK GDPR and the EU’s General Data Protection Regulation: data stay on the device where they can, the rest is what the service needs; use is counted only with consent; access, correction, a copy in a common format and deletion are done by the person, in the app, at once. No decision about a person is made by a machine: the score is about a property.',
      ],
    },
    {
      heading: 'Cookies and similar storage',
      blocks: [
        'No cookies. What is stored in the browser is what the service you asked for needs, which the Privacy and Electronic Communications Regulations allow without asking. Counting use would be more than that, and is asked about first.',
      ],
    },
    {
      heading: 'Financial services',
      blocks: [
        'The product gives information and sums. It is not authorised by the Financial Conduct Authority, does not arrange or advise on mortgages or investments, and takes no commission from lenders, agents or portals. Mortgage products in it are those you typed or imported yourself.',
      ],
    },
    {
      heading: 'Tax and law',
      blocks: [
        'Rules of tax carry the law they come from, the day they apply from and the day they were checked. Where a figure could not be confirmed at its source, it says so. Changes that are announced and not yet law are not in the figures.',
      ],
    },
    {
      heading: 'Accessibility',
      blocks: [
        'The screens are made for the Web Content Accessibility Guidelines 2.2, level AA, and are checked by machine in light and dark, from 320 pixels of width up. They work by keyboard, and with larger text and reduced motion. No person has audited them yet; tell us what does not work for you.',
      ],
    },
    {
      heading: 'Statistics and open data',
      blocks: [
        'Rents by region: Office for National Statistics, Price Index of Private Rents. Contains public sector information licensed under the Open Government Licence v3.0.',
      ],
    },
    {
      heading: 'What is not claimed',
      blocks: ['The service holds no certificate such as ISO 27001 or SOC 2, and no outside party has audited it.'],
    },
  ],
};
