/** What a subscription of "Backup Vault" shows on top of any subscription. */
import { container, field, generalLayout, guarded, page } from '../layout.ts';

const vault = container(
  'vault',
  ['Vault', 'Tresor', 'Sejf'],
  [
    field('VaultRegion', 'Combobox', ['Data centre', 'Rechenzentrum', 'Centrum danych'], {
      EnumName: 'DataRegion',
      IsReadOnly: true,
    }),
    field('VaultSize', 'Number', ['Space in GB', 'Speicherplatz in GB', 'Miejsce w GB'], {
      Minimum: 10,
      Maximum: 100_000,
    }),
    field('VaultUsed', 'Percent', ['Used', 'Belegt', 'Wykorzystanie'], { IsReadOnly: true }),
    field(
      'EncryptionPassphrase',
      'Password',
      ['Encryption passphrase', 'Kennwort der Verschlüsselung', 'Hasło szyfrowania'],
      {
        MinLength: 12,
        MaxLength: 100,
        ...guarded('FIELDS_SHOW_PASSWORD'),
      },
    ),
  ],
);

const schedule = container(
  'backupSchedule',
  ['Schedule', 'Zeitplan', 'Harmonogram'],
  [
    field('BackupSchedule', 'Combobox', ['Backs up', 'Sichert', 'Wykonuje kopie'], { EnumName: 'BackupSchedule' }),
    field('KeepDays', 'Number', ['Keep for days', 'Aufbewahren für Tage', 'Przechowuj przez dni'], {
      Minimum: 1,
      Maximum: 3650,
      With: { whole: true },
    }),
    field('BackupReportEmail', 'Email', ['Report to', 'Bericht an', 'Raport do'], { MaxLength: 254 }),
    field('LastBackupUtc', 'DateTimeUtc', ['Last backup', 'Letzte Sicherung', 'Ostatnia kopia'], { IsReadOnly: true }),
  ],
);

const restore = container(
  'restore',
  ['Restore', 'Wiederherstellung', 'Przywracanie'],
  [
    field('RestoreContact', 'Text', ['Who may ask for it', 'Wer sie verlangen darf', 'Kto może o nie wystąpić'], {
      MaxLength: 100,
    }),
    field('RestorePhone', 'Phone', ['Call back at', 'Rückruf unter', 'Oddzwonić pod']),
    field('LastRestoreTest', 'Date', ['Last rehearsal', 'Letzte Probe', 'Ostatnia próba']),
  ],
);

export default generalLayout(
  'Product',
  [
    page('backup', ['Backup', 'Sicherung', 'Kopie zapasowe'], [vault, schedule]),
    page('restoring', ['Restore', 'Wiederherstellung', 'Przywracanie'], [restore]),
  ],
  'Backup Vault',
);
