import { whoRunsIt, type LegalPage } from './legalPage.ts';

/** The privacy notice. It describes what the code stores and sends. */
export const privacy: LegalPage = {
  title: 'Privacy Policy',
  summary:
    'Your deals are stored on your device. With an account, they are also stored on our server for your other devices. We don’t sell data, show adverts or set cookies.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [`Anyone can run the Yardstick software. The party responsible for your data is ${whoRunsIt}.`],
    },
    {
      heading: 'What stays on your device',
      blocks: [
        'In your browser’s storage, whether or not you sign in:',
        [
          'deals, scenarios, notes, your investor profile and everything calculated from them',
          'viewing photos and voice notes, captured pages and your edit history. These never leave the device, even with an account',
          'deals that others shared with you by link, encrypted, until the link expires or is revoked',
          'the app itself, so that it opens offline',
          'your theme and shortcut settings, unsaved drafts, and the site’s public settings',
          'your session, when you sign in, so that you stay signed in',
        ],
        'To remove it, sign out with “wipe this device” or clear the site’s data in your browser. We set no cookies.',
      ],
    },
    {
      heading: 'What the server stores when you have an account',
      blocks: [
        [
          'your email address and a hash of your password, never the password',
          'for each open session, the IP address it was opened from, the browser’s name, and the time. You can see and end sessions under your account',
          'your second factors, if you set any up: the encrypted secret of an authenticator app, the public key of a passkey, the number of a phone',
          'your deals, notes, scenarios and profile, as your devices send them, each change with its time and the kind of device (“iPhone”)',
          'the links you analysed, the data read from them, and how many analyses you used each month',
          'deals you share by link, encrypted so that neither we nor the operator can read them, until you revoke the link or it expires (90 days at most), with the deal’s internal number and the times',
          'in a workspace you share: its name, its members with their roles, the email addresses invited to it, a record of who did what, and its deals with your comments, assignments and decisions under your name. They stay with the workspace when you leave it',
          'failed sign-ins, for one hour at most, under a keyed hash of the account and the IP address',
        ],
        'No other account can read this data, except that the members of a workspace you share can read what is in it, with your name and email address. The site’s operator could read it. Records you delete are permanently removed after 180 days at most. Until then, your other devices can learn that they were deleted. If the server makes nightly backups of its database, the newest seven are kept.',
        'When you delete your account, all of this is deleted immediately, except two items that do not name you. The account number is kept for 400 days, so that your other devices learn of the deletion. The number of analyses you used is kept until the end of the month, under a keyed hash of your email address (not the address itself), so that a new account with that address does not restart the month’s allowance.',
      ],
    },
    {
      heading: 'What leaves your device, and when',
      blocks: [
        [
          'when you press Analyze Property: the link, with your session. Our server then requests the page from Rightmove or Zoopla in its own name',
          'if the site reads listings through Apify, or you added your own Apify token: the link, which also goes to Apify',
          'when you sign in, sign up, sign out or change your account: what you entered there',
          'while you are signed in: changes to your deals, which go to the server and from there to your other devices',
          'while you work in a shared workspace: your changes, comments, assignments and decisions, and which of its deals you have open. The server passes them on to the other members',
          'when you share a deal by link: the parts you chose, encrypted. The key is in the link, after the #, and is never sent to us. When someone opens the link, their browser sends us the link’s number and, as with any request, their IP address',
          'when a listing’s photos are shown: your browser loads them from the portal’s image servers, which see your IP address but not which of our pages you were on',
        ],
        'The calculator, examples, simulator, downloads, newsletter form and PDF reports send nothing.',
      ],
    },
    {
      heading: 'The browser extension',
      blocks: [
        'Only if you install it in your browser:',
        [
          'it reads the listing or search results you have open, on the portals it lists, and calculates scores in your browser',
          'it stores the pages you choose to keep, and your changes to their figures, until Yardstick has received them',
          'once you have pressed Connect in Yardstick and in the extension, it stores a copy of your profile and targets, and of each deal’s listing URL, asking price, stage and score, until you disconnect, sign out or wipe the device',
        ],
        'It sends nothing to us, to the portals or to anyone else. Pages and copies pass between the extension and Yardstick within your browser. Removing the extension deletes its data.',
      ],
    },
    {
      heading: 'Usage data',
      blocks: [
        'Only if the site’s operator has set it up, and only with your consent. We record that a link was pasted (its length, not the link), that an analysis started, finished or failed, and that a deal was viewed, saved, summarised or printed, with our own ids and the score. Addresses, prices, emails and names are never included, and page URLs are sent without their query strings. Without your consent, nothing is recorded.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'Under your account you can export everything to one file, correct it, and delete the account. Deletion takes effect immediately on the server, and on your other devices the next time they connect. The bare account number is kept for 400 days so that those devices can be informed. You can still complain to a supervisory authority, which in the United Kingdom is the Information Commissioner’s Office.',
      ],
    },
  ],
};
