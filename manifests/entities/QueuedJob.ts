/** A job as an administrator sees it: whose it is, how often it was tried, and what he may do about it. */
import { Type } from 'typebox';
import { entity } from '#define';
import { Job, jobExample } from './Job.ts';

/** The names of all jobs, so that a list says what each of them does. */
export const JobKind = Type.Enum(
  [
    'bill',
    'check-audit-chain',
    'clean-up',
    'commitment-reminders',
    'document',
    'expire-quotes',
    'export',
    'fetch-rates',
    'follow-rates',
    'import',
    'invoice-pdf',
    'keyword-notifications',
    'queue-reports',
    'rank-services',
    'reconcile',
    'renew',
    'send-report',
    'sum-months',
    'terminate',
    'undo-import',
    'usage',
  ],
  {
    type: 'string',
    words: {
      bill: 'Bill run',
      'check-audit-chain': 'Check of the audit log',
      'clean-up': 'Clean-up',
      'commitment-reminders': 'Reminders of commitments',
      document: 'Printing of invoices',
      'expire-quotes': 'Expiry of quotes',
      export: 'Export of a list',
      'fetch-rates': 'Exchange rates',
      'follow-rates': 'Prices by exchange rate',
      import: 'Import of accounts',
      'invoice-pdf': 'Invoices of a month',
      'keyword-notifications': 'Notifications by keyword',
      'queue-reports': 'Planned reports',
      'rank-services': 'Ranking of services',
      reconcile: 'Comparison with vendors',
      renew: 'Renewal of terms',
      'send-report': 'Report by mail',
      'sum-months': 'Monthly totals',
      terminate: 'Planned terminations',
      'undo-import': 'Undo import',
      usage: 'Usage',
    },
  },
);

const { MayDismiss: _may, HasFile: _file, FileName: _name, FileExpiresUtc: _expires, ...shared } = Job.properties;

export const QueuedJob = entity(
  'QueuedJob',
  Type.Object({
    ...shared,
    Kind: JobKind,
    Attempts: Type.Integer(),
    /** Absent: the product's own work. */
    UserAccountId: Type.Optional(Type.Integer()),
    UserName: Type.Optional(Type.String()),
    /** It has failed, so it can be tried again. */
    MayRetry: Type.Boolean(),
  }),
);

const { MayDismiss: _mayNot, HasFile: _noFile, FileName: _noName, FileExpiresUtc: _never, ...same } = jobExample;

export const queuedJobExample = {
  ...same,
  Kind: 'export' as const,
  Attempts: 1,
  UserAccountId: 100412,
  UserName: 'Magdalena Brückner',
  MayRetry: false,
};
