import type { LegalPage } from './legalPage.ts';

export const compliance: LegalPage = {
  title: 'Compliance',
  summary: 'The rules we follow, the rules that don’t apply to us, and what we don’t claim.',
  sections: [
    {
      heading: 'Data protection',
      blocks: [
        'The product is built for the UK GDPR and the EU’s General Data Protection Regulation. Data stay on your device where possible, and we hold only what the service needs. We collect usage data only with your consent. You can access, correct, export and delete your data in the app, immediately. No automated decisions are made about people: the score is about a property.',
      ],
    },
    {
      heading: 'Cookies and similar storage',
      blocks: [
        'We set no cookies. What we store in your browser is needed for the service you asked for, which the Privacy and Electronic Communications Regulations allow without consent. Usage data go beyond that, so we ask for your consent first.',
      ],
    },
    {
      heading: 'Financial services',
      blocks: [
        'The product provides information and calculations. It is not authorised by the Financial Conduct Authority, does not arrange or advise on mortgages or investments, and takes no commission from lenders, agents or portals. The mortgage products in it are those you entered or imported yourself.',
      ],
    },
    {
      heading: 'Tax and law',
      blocks: [
        'Each tax rule shows the law it comes from, the date it applies from and the date it was checked. A figure that could not be confirmed at its source is marked. Announced changes that are not yet law are not included.',
      ],
    },
    {
      heading: 'Accessibility',
      blocks: [
        'The screens are designed to meet the Web Content Accessibility Guidelines 2.2, level AA. Automated checks run in light and dark themes, from 320 pixels wide. The screens work by keyboard, with larger text and with reduced motion. They have not been audited by a person yet. Tell us what does not work for you.',
      ],
    },
    {
      heading: 'Statistics and open data',
      blocks: [
        'Rents by region: Office for National Statistics, Price Index of Private Rents. Contains public sector information licensed under the Open Government Licence v3.0.',
      ],
    },
    {
      heading: 'What we don’t claim',
      blocks: ['The service has no certification such as ISO 27001 or SOC 2, and has not been audited by an outside party.'],
    },
  ],
};
