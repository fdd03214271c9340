/** Limits that the database enforces. Seats count the members and the open invitations of a workspace. */
export const teamLimits = {
  seats: 10,
  workspacesPerOwner: 5,
  nameLength: 100,
  /** The days between closing a workspace and its deletion. Until then an owner may reopen it. */
  graceDays: 30,
  invitationDays: 7,
  /** How often an invitation link can be used. */
  linkUses: 10,
} as const;
