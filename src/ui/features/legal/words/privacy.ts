import { whoRunsIt, type LegalPage } from './legalPage.ts';

/** What is stored and sent, as the code does it. */
export const privacy: LegalPage = {
  title: 'Privacy Policy',
  summary:
    'Your deals are on your device. With an account they are also on our server, so that your other devices have them. Nothing is sold, there are no adverts and no cookies.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [`Yardstick is software that can be run by anybody. Responsible for what happens to your data is ${whoRunsIt}.`],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'In your browser’s own storage, whether you sign in or not:',
        [
          'deals, scenarios, notes, your investor profile and everything worked out from them',
          'photos and spoken notes of viewings, captured pages, the history of your edits: these never leave the device, also with an account',
          'the app itself, so that it opens without a connection',
          'your choice of light or dark, of single-key shortcuts, what you typed and have not kept yet, and the site’s public settings',
          'when you sign in: the session, so that you need not sign in again',
        ],
        'You remove it by signing out with “wipe this device”, or by clearing the site’s data in the browser. No cookies are set.',
      ],
    },
    {
      heading: 'What the server keeps when you have an account',
      blocks: [
        [
          'your e-mail address and a hash of your password, never the password',
          'for each open session the network address it was opened from, the name the browser gave itself, and when; you see them under your account and can end them',
          'a second factor’s secret, sealed, where you set one up',
          'your deals, notes, scenarios and profile, as your devices send them, each change with its time and the kind of device (“iPhone”)',
          'the links you had analysed, what was read from them, and how many analyses you used in a month',
          'for an hour at most, that somebody failed to sign in, under a code made of the account and the network address (a keyed hash)',
        ],
        'No other account can read them; whoever runs the server could. Records you delete are removed for good after 180 days at most; until then your other devices can learn that they are gone. Where the server keeps nightly copies of its database, the newest seven stay.',
        'When you delete your account, all of this goes at once, except two things that do not name you. The account’s number stays for 400 days, so that your other devices learn of the deletion. How many analyses you used stays until the month is over, under a code made of your email address (a keyed hash, not the address), so that a new account with that address does not start the month again.',
      ],
    },
    {
      heading: 'What leaves your device, and when',
      blocks: [
        [
          'when you press Analyze Property: the link, with your session; our server then asks Rightmove or Zoopla for the page, in its own name',
          'where the site is set up to read listings through Apify, or you gave it a token of your own for that: the link, to Apify as well',
          'when you sign in, up or out, or change your account: what you typed there',
          'when you are signed in: changes to your deals, to the server and from there to your other devices',
          'when a listing’s pictures are shown: your browser loads them from the portal’s own picture servers, which see your network address, and not which page of ours you were on',
        ],
        'The calculator, the examples, the simulator, the downloads, the newsletter form on the front page and PDF reports send nothing.',
      ],
    },
    {
      heading: 'The browser extension',
      blocks: [
        'Only if you install it in your browser:',
        [
          'it reads the listing or search results you have open, on the portals it lists, and works out scores in your browser',
          'it keeps the pages you chose to keep until Yardstick has them, and what you typed over their figures',
          'once you have pressed Connect in Yardstick and in the extension, it keeps a copy of your profile and targets, and of each deal’s address on the portal, asking price, stage and score, until you disconnect, sign out or wipe the device',
        ],
        'It sends nothing to us, to the portals or to anyone else: pages and copies pass between it and Yardstick within your browser. Removing the extension removes what it keeps.',
      ],
    },
    {
      heading: 'Counting use',
      blocks: [
        'Only where whoever runs the site has set it up, and only after you agreed: that a link was pasted (its length, not the link), that an analysis began, ended or failed, that a deal was viewed, saved, summarised or printed, with our own ids and the score. No address, price, e-mail or name is among them, and web addresses go without what follows a question mark. Without your agreement nothing is counted.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'Under your account you can read everything in one file, correct it, and delete the account. Deletion takes effect at once, on the server and, at their next contact, on your other devices; the bare account number is kept for 400 days so that those devices can be told. Your right to complain to a supervisory authority, in the United Kingdom the Information Commissioner’s Office, is not touched.',
      ],
    },
  ],
};
