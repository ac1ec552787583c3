/** What becomes of a quote, in words. */
type Translate = (text: string) => string;

export const eventTexts = {
  Created: (t: Translate) => t('Created'),
  Copied: (t: Translate) => t('Copied from another quote'),
  FromTemplate: (t: Translate) => t('Services of a template added'),
  Sent: (t: Translate) => t('Sent'),
  SentAgain: (t: Translate) => t('Sent once more'),
  Withdrawn: (t: Translate) => t('Withdrawn'),
  Superseded: (t: Translate) => t('Replaced by a newer version'),
  Accepted: (t: Translate) => t('Accepted'),
  Rejected: (t: Translate) => t('Declined'),
  Expired: (t: Translate) => t('Expired'),
  Ordered: (t: Translate) => t('Ordered'),
} as const;
