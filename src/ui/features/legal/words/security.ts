import { whoRunsIt, type LegalPage } from './legalPage.ts';

export const security: LegalPage = {
  title: 'Security',
  summary: 'What guards your deals, said plainly enough to be checked.',
  sections: [
    {
      heading: 'In the browser',
      blocks: [
        [
          'Only the site’s own scripts run: a strict content security policy without inline scripts or evaluated text, and Trusted Types, so that text from a listing can never become code.',
          'A page that you capture is read in a worker, apart from the app, and shown as text.',
          'Nobody may put the app into a frame, and it asks for no location, camera or payment permission. The microphone is asked for only when you record a note.',
          'Each person who signs in on a device has a store of their own there; they never mix.',
        ],
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        [
          'Passwords are kept as bcrypt hashes, refresh tokens and codes as hashes, secrets of second factors sealed with AES-256-GCM.',
          'Sign-in by password or by a code sent to you; a second factor by an authenticator app. Whoever has one is refused everywhere without it.',
          'Tries are limited for each account and network address together, so that strangers cannot lock you out. A code is good for an hour, for one use and for five tries.',
          'An address is yours once you gave a code sent to it. The first one ends passwords and sign-ins from before.',
          'You see your sessions and can end any of them. Whoever is signed out, banned or deleted is refused within a minute.',
          'E-mails carry a code and never a link.',
        ],
      ],
    },
    {
      heading: 'On the server',
      blocks: [
        [
          'Every request acts as its own user. The database itself refuses rows that are not theirs (row-level security, on every table).',
          'The function that reads listings asks for pages of the two portals only, by addresses it makes itself, with a limit of time and size.',
          'Errors are logged without the values in them.',
          'Connections are to be made by TLS; where the site is run with it, browsers are told to insist on it for two years.',
        ],
      ],
    },
    {
      heading: 'What we cannot guard against',
      blocks: [
        'Somebody who has your unlocked device, or controls your browser through an extension, can read what you can read. What is on the device is not encrypted beyond what the device itself does. Sign out with “wipe this device” on a device that is not yours.',
      ],
    },
    {
      heading: 'Telling us of a weakness',
      blocks: [
        `Write to ${whoRunsIt}. Give us time to mend it before you publish it. Whoever looks with care and harms nobody has nothing to fear from us.`,
      ],
    },
  ],
};
