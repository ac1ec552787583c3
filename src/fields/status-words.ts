/** Which state means what: its tone, whether it is as it should be (quiet), and its word. */
import type { useTranslation } from 'react-i18next';
import type { Tone } from '../ui/StatusBadge.tsx';

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
  active: quiet('done', (t) => t('Active')),
  enabled: quiet('done', (t) => t('Enabled')),
  completed: quiet('done', (t) => t('Completed')),
  done: quiet('done', (t) => t('Done')),
  approved: quiet('done', (t) => t('Approved')),
  accepted: quiet('done', (t) => t('Accepted')),
  paid: quiet('done', (t) => t('Paid')),
  sent: quiet('done', (t) => t('Sent')),
  success: quiet('done', (t) => t('Done')),
  succeeded: quiet('done', (t) => t('Done')),
  provisioned: quiet('done', (t) => t('Provisioned')),
  draft: quiet('neutral', (t) => t('Draft')),
  new: quiet('neutral', (t) => t('New')),
  open: quiet('neutral', (t) => t('Open')),
  terminated: quiet('ended', (t) => t('Terminated')),
  disabled: quiet('ended', (t) => t('Disabled')),
  cancelled: quiet('ended', (t) => t('Cancelled')),
  canceled: quiet('ended', (t) => t('Cancelled')),
  closed: quiet('ended', (t) => t('Closed')),
  expired: quiet('ended', (t) => t('Expired')),
  deleted: quiet('ended', (t) => t('Deleted')),
  pending: loud('waiting', (t) => t('Pending')),
  pendingapproval: loud('waiting', (t) => t('Pending approval')),
  awaitingreview: loud('waiting', (t) => t('Awaiting review')),
  waiting: loud('waiting', (t) => t('Waiting')),
  queued: loud('waiting', (t) => t('Queued')),
  scheduled: loud('waiting', (t) => t('Scheduled')),
  suspended: loud('waiting', (t) => t('Suspended')),
  onhold: loud('waiting', (t) => t('On hold')),
  locked: loud('waiting', (t) => t('Locked')),
  inprogress: loud('running', (t) => t('In progress')),
  running: loud('running', (t) => t('Running')),
  processing: loud('running', (t) => t('Processing')),
  provisioning: loud('running', (t) => t('Provisioning')),
  failed: loud('failed', (t) => t('Failed')),
  error: loud('failed', (t) => t('Error')),
  rejected: loud('failed', (t) => t('Rejected')),
  overdue: loud('failed', (t) => t('Overdue')),
  escalated: loud('escalated', (t) => t('Escalated')),
};

const unknown: StatusMeaning = { tone: 'neutral', quiet: true };

/** 'InProgress', 'IN_PROGRESS' and 'In progress' are one state. */
export function statusMeaning(value: string): StatusMeaning {
  const key = value.toLowerCase().replace(/[\s_-]/g, '');
  return Object.hasOwn(known, key) ? (known[key] ?? unknown) : unknown;
}
