import { whoRunsIt, type LegalPage } from './legalPage.ts';

export const security: LegalPage = {
  title: 'Security',
  summary: 'How your deals are protected, in enough detail to be checked.',
  sections: [
    {
      heading: 'In the browser',
      blocks: [
        [
          'Only the site’s own scripts run. A strict content security policy forbids inline scripts and eval, and Trusted Types ensures that listing text can never become code.',
          'A page you capture is read in a worker, isolated from the app, and shown as text.',
          'Other sites cannot put the app in a frame. It never asks for location, camera or payment permission, and asks for the microphone only when you record a note.',
          'Each person who signs in on a device has separate storage there. Their data is never mixed.',
        ],
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        [
          'Passwords are stored as bcrypt hashes, and refresh tokens and codes as hashes. Second-factor secrets are encrypted with AES-256-GCM.',
          'You sign in with a password or an emailed code, and can add an authenticator app, a passkey or a phone as a second factor. If an account has a second factor, nobody can sign in without it.',
          'Attempts are limited for each combination of account and IP address, so that strangers cannot lock you out. A code is valid for one hour, one use and five attempts.',
          'An email address is confirmed as yours once you enter a code sent to it. When you confirm it for the first time, passwords set and sessions opened before then stop working.',
          'You can see your sessions and end any of them. An account that is signed out, banned or deleted is refused within a minute.',
          'Emails contain a code, never a link.',
        ],
      ],
    },
    {
      heading: 'On the server',
      blocks: [
        [
          'Every request runs with its own user’s rights. The database itself refuses other users’ rows (row-level security on every table).',
          'The function that reads listings requests pages from the two portals only, from URLs it builds itself, with time and size limits.',
          'Errors are logged without the values they contain.',
          'Connections should use TLS. If the site is served over TLS, browsers are instructed to require it for two years (HSTS).',
        ],
      ],
    },
    {
      heading: 'What we cannot protect against',
      blocks: [
        'Anyone with access to your unlocked device, or who controls your browser through an extension, can read what you can read. Data on the device is encrypted only if the device itself encrypts it. Sign out with “wipe this device” on a device that is not yours.',
      ],
    },
    {
      heading: 'Reporting a vulnerability',
      blocks: [
        `Write to ${whoRunsIt}. Give us reasonable time to fix the issue before you disclose it. We will not take action against good-faith security research that avoids harm to others.`,
      ],
    },
  ],
};
