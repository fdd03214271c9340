import type { AuditEntry, AuditKind } from '../../../core/contracts/teamsContract.ts';

/** One entry of a workspace's record as a sentence, without its time. */
export const auditText = (entry: AuditEntry): string => sentences[entry.kind](entry);

const sentences: Readonly<Record<AuditKind, (entry: AuditEntry) => string>> = {
  created: ({ by }) => `${by} created the workspace`,
  renamed: ({ by, detail }) => `${by} renamed it “${detail}”`,
  closed: ({ by }) => `${by} closed the workspace`,
  reopened: ({ by }) => `${by} reopened the workspace`,
  invited: ({ by, whom, detail }) => (whom === '' ? `${by} made an invitation link (${detail})` : `${by} invited ${whom} (${detail})`),
  'invitation-revoked': ({ by, whom }) => (whom === '' ? `${by} revoked an invitation link` : `${by} revoked the invitation of ${whom}`),
  joined: ({ by, detail }) => `${by} joined (${detail})`,
  'role-changed': ({ by, whom, detail }) => `${by} changed ${whom}’s role to ${detail}`,
  removed: ({ by, whom }) => `${by} removed ${whom}`,
  left: ({ by }) => `${by} left`,
  'handed-over': ({ by, whom }) => `${by} handed the workspace over to ${whom}`,
  'account-deleted': ({ by, whom }) =>
    whom === '' ? `${by} deleted their account` : `${by} deleted their account, and ${whom} became an owner`,
  'deal-shared': ({ by }) => `${by} shared a deal by link`,
  'share-revoked': ({ by }) => `${by} revoked a deal’s link`,
};
