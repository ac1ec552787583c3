/** What becomes of a quote, in words. */
export const eventTexts = {
  Created: 'Created',
  Copied: 'Copied from another quote',
  Sent: 'Sent',
  Withdrawn: 'Withdrawn',
  Superseded: 'Replaced by a newer version',
  Accepted: 'Accepted',
  Rejected: 'Declined',
  Expired: 'Expired',
  Ordered: 'Ordered',
} as const;
