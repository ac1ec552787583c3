/** What a subscription of "Backup Vault" shows on top of any subscription. */
import { inContext } from '../../../../define/in-context.ts';
import { container, field, generalLayout, guarded, page } from '../layout.ts';

const vault = container('vault', 'Vault', [
  field('VaultRegion', 'Combobox', 'Data centre', {
    EnumName: 'DataRegion',
    IsReadOnly: true,
  }),
  field('VaultSize', 'Number', 'Space in GB', {
    Minimum: 10,
    Maximum: 100_000,
  }),
  field('VaultUsed', 'Percent', inContext('Used', 'of space'), { IsReadOnly: true }),
  field('EncryptionPassphrase', 'Password', 'Encryption passphrase', {
    MinLength: 12,
    MaxLength: 100,
    ...guarded('FIELDS_SHOW_PASSWORD'),
  }),
]);

const schedule = container('backupSchedule', inContext('Schedule', 'of backups'), [
  field('BackupSchedule', 'Combobox', 'Backs up', { EnumName: 'BackupSchedule' }),
  field('KeepDays', 'Number', 'Keep for days', {
    Minimum: 1,
    Maximum: 3650,
    With: { whole: true },
  }),
  field('BackupReportEmail', 'Email', 'Report to', { MaxLength: 254 }),
  field('LastBackupUtc', 'DateTimeUtc', 'Last backup', { IsReadOnly: true }),
]);

const restore = container('restore', 'Restore', [
  field('RestoreContact', 'Text', 'Who may ask for it', {
    MaxLength: 100,
  }),
  field('RestorePhone', 'Phone', 'Call back at'),
  field('LastRestoreTest', 'Date', 'Last rehearsal'),
]);

export default generalLayout(
  'Product',
  [page('backup', 'Backup', [vault, schedule]), page('restoring', 'Restore', [restore])],
  'Backup Vault',
);
