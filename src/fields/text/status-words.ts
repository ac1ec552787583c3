/** Which state means what: its tone, whether it is as it should be (quiet), and its word. */
import type { useTranslation } from 'react-i18next';
import type { Choice } from '../../define/fields/field.ts';
import type { Tone } from '../../ui/StatusBadge.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

export interface StatusMeaning {
  readonly tone: Tone;
  /** Nobody has to look at it. */
  readonly quiet: boolean;
  readonly word?: (t: Translate) => string;
}

const quiet = (tone: Tone, word: (t: Translate) => string): StatusMeaning => ({ tone, quiet: true, word });
const loud = (tone: Tone, word: (t: Translate) => string): StatusMeaning => ({ tone, quiet: false, word });

const known: Record<string, StatusMeaning> = {
  Active: quiet('done', (t) => t('Active')),
  Enabled: quiet('done', (t) => t('Enabled')),
  Completed: quiet('done', (t) => t('Completed')),
  Imported: quiet('done', (t) => t('Imported')),
  Done: quiet('done', (t) => t('Done')),
  Approved: quiet('done', (t) => t('Approved')),
  Accepted: quiet('done', (t) => t('Accepted')),
  Paid: quiet('done', (t) => t('Paid')),
  Billed: quiet('done', (t) => t('Billed')),
  PendingBilling: quiet('neutral', (t) => t('Pending billing')),
  Sent: quiet('done', (t) => t('Sent')),
  Success: quiet('done', (t) => t('Done')),
  Succeeded: quiet('done', (t) => t('Done')),
  Provisioned: quiet('done', (t) => t('Provisioned')),
  Published: quiet('done', (t) => t('Published')),
  Up: quiet('done', (t) => t('Up')),
  Mended: quiet('done', (t) => t('Mended')),
  Updated: quiet('done', (t) => t('Up to date')),
  InForce: quiet('done', (t) => t('In force')),
  Ready: quiet('done', (t) => t('Ready')),
  Fallen: quiet('done', (t) => t('Costs less now')),
  Draft: quiet('neutral', (t) => t('Draft')),
  New: quiet('neutral', (t) => t('New')),
  Passed: quiet('neutral', (t) => t('Passed')),
  Open: quiet('neutral', (t) => t('Open')),
  Terminated: quiet('ended', (t) => t('Terminated')),
  Disabled: quiet('ended', (t) => t('Disabled')),
  Cancelled: quiet('ended', (t) => t('Cancelled')),
  Canceled: quiet('ended', (t) => t('Cancelled')),
  Retired: quiet('ended', (t) => t('Retired')),
  Withdrawn: quiet('ended', (t) => t('Withdrawn')),
  Undone: quiet('ended', (t) => t('Undone')),
  Replaced: quiet('ended', (t) => t('Replaced')),
  Closed: quiet('ended', (t) => t('Closed')),
  Expired: quiet('ended', (t) => t('Expired')),
  Deleted: quiet('ended', (t) => t('Deleted')),
  Pending: loud('waiting', (t) => t('Pending')),
  PendingApproval: loud('waiting', (t) => t('Pending approval')),
  AwaitingReview: loud('waiting', (t) => t('Awaiting review')),
  Waiting: loud('waiting', (t) => t('Waiting')),
  Queued: loud('waiting', (t) => t('Queued')),
  Ordered: loud('waiting', (t) => t('Ordered')),
  Scheduled: loud('waiting', (t) => t('Scheduled')),
  Suspended: loud('waiting', (t) => t('Suspended')),
  OnHold: loud('waiting', (t) => t('On hold')),
  Locked: loud('waiting', (t) => t('Locked')),
  InProgress: loud('running', (t) => t('In progress')),
  Running: loud('running', (t) => t('Running')),
  Updating: loud('running', (t) => t('Updating')),
  Processing: loud('running', (t) => t('Processing')),
  Provisioning: loud('running', (t) => t('Provisioning')),
  OverLimit: loud('waiting', (t) => t('Over the limit')),
  Risen: loud('failed', (t) => t('Costs more now')),
  Faulty: loud('failed', (t) => t('Cannot be ordered so')),
  Failed: loud('failed', (t) => t('Failed')),
  Refused: loud('failed', (t) => t('Refused')),
  Timeout: loud('waiting', (t) => t('No answer in time')),
  Unreachable: loud('waiting', (t) => t('Not reached')),
  Error: loud('failed', (t) => t('Error')),
  Down: loud('failed', (t) => t('Down')),
  Misconfigured: loud('failed', (t) => t('Misconfigured')),
  Rejected: loud('failed', (t) => t('Rejected')),
  Overdue: loud('failed', (t) => t('Overdue')),
  Escalated: loud('escalated', (t) => t('Escalated')),
};

/** 'InProgress', 'IN_PROGRESS' and 'In progress' are one state. */
const keyOf = (value: string): string => value.toLowerCase().replace(/[\s_-]/g, '');
const meanings = new Map(Object.entries(known).map(([value, meaning]) => [keyOf(value), meaning]));
const unknown: StatusMeaning = { tone: 'neutral', quiet: true };

export const statusMeaning = (value: string): StatusMeaning => meanings.get(keyOf(value)) ?? unknown;

export const statusWords = (t: Translate): readonly Choice[] =>
  Object.entries(known).map(([value, { word }]) => ({ value, label: word?.(t) ?? value }));
