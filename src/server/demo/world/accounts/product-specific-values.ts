/** Values of the products that have a layout of their own. */
import { phoneIn } from '../country.ts';
import { dayOf, daysAfter, instantOf, later, now } from '../dates.ts';
import type { DemoProduct } from '../products.ts';
import type { Random } from '../random.ts';
import type { Life } from './life.ts';
import type { Organisation } from './organisation.ts';

type Values = Record<string, unknown>;

/** Shortly before the end: a service that runs has been used. */
const lately = (chance: Random, { created, terminated }: Life, days = 2): Date => {
  const end = terminated ?? now;
  return chance.moment(later(created, daysAfter(end, -days)), end);
};

const regions = ['eu-central', 'eu-central', 'eu-north', 'eu-east', 'eu-south'];

const mailbox = (chance: Random, { domain }: Organisation, life: Life): Values => ({
  MailDomain: domain,
  MailboxSize: chance.pick([25, 50, 50, 100]),
  ...(chance.chance(0.5) ? { Aliases: [`info@${domain}`, `kontakt@${domain}`] } : {}),
  WebmailAddress: `https://mail.${domain}/`,
  SpamProtection: chance.pick(['Standard', 'Strict', 'Quarantine']),
  MailArchive: chance.chance(0.4),
  LastDeliveryUtc: instantOf(lately(chance, life)),
});

const vault = (chance: Random, { country, domain, users }: Organisation, life: Life): Values => ({
  VaultRegion: chance.pick(regions),
  VaultSize: chance.pick([500, 1000, 2000, 5000]),
  VaultUsed: chance.whole(30, 985) / 10,
  EncryptionPassphrase: `demo-${chance.hex(4)}-${chance.hex(4)}-${chance.hex(4)}`,
  BackupSchedule: chance.pick(['Hourly', 'Daily', 'Daily', 'Weekly']),
  KeepDays: chance.pick([30, 90, 180, 365]),
  BackupReportEmail: `backup@${domain}`,
  LastBackupUtc: instantOf(lately(chance, life)),
  ...(users[1] ? { RestoreContact: users[1].name } : {}),
  RestorePhone: phoneIn(country, chance),
  ...(chance.chance(0.6) ? { LastRestoreTest: dayOf(lately(chance, life, 300)) } : {}),
});

const desktop = (chance: Random, { country, domain }: Organisation): Values => ({
  DesktopImage: chance.pick(['Office', 'Office', 'Engineering', 'Development', 'Kiosk']),
  DesktopRegion: chance.pick(regions),
  ProcessorCores: chance.pick([2, 4, 8]),
  Memory: chance.pick([8, 16, 32]),
  HasGraphicsCard: chance.chance(0.2),
  DesktopAddress: `https://desktop.${domain}/`,
  SwitchOffAfter: chance.pick([15, 30, 60]),
  ...(chance.chance(0.3) ? { AllowedCountries: [...new Set([country.code, 'DE'])] } : {}),
});

const makers: Readonly<Record<string, (chance: Random, organisation: Organisation, life: Life) => Values>> = {
  'Mailbox Business': mailbox,
  'Backup Vault': vault,
  'Virtual Desktop Plus': desktop,
};

export const productSpecificValues = (
  chance: Random,
  organisation: Organisation,
  { name }: DemoProduct,
  life: Life,
): Values => makers[name]?.(chance, organisation, life) ?? {};
