/** The values of a user's view. */
import { phoneIn } from '../country.ts';
import { dayOf, daysAfter, instantOf, later, now } from '../dates.ts';
import type { Random } from '../random.ts';
import { filled } from './account.ts';
import type { Life } from './life.ts';
import type { Organisation } from './organisation.ts';
import type { Person } from './person.ts';
import { userNotes, userTags } from './remarks.ts';

const administrators = ['Marketplace owner', 'Reseller', 'Company administrator', 'Product owner'];

export function userValues(
  chance: Random,
  { account, country }: Organisation,
  { woman, first, last, work, role, known }: Person,
  email: string,
  life: Life,
  lastLogon: Date | null,
): Record<string, unknown> {
  const sometimes = <T>(share: number, value: T): T | undefined => (chance.chance(share) ? value : undefined);
  const title = country.culture.titles[work];
  return filled({
    Salutation: chance.chance(0.05) ? 'None' : woman ? 'Ms' : 'Mr',
    AcademicTitle: sometimes(0.05, 'Dr.'),
    Firstname: first.written,
    Lastname: last.written,
    Birthday: sometimes(0.3, chance.digits(`19${chance.whole(65, 99)}-0${chance.whole(1, 9)}-1#`)),
    Email: email,
    Phone: sometimes(0.7, phoneIn(country, chance)),
    MobilePhone: sometimes(0.55, phoneIn(country, chance)),
    PreferredLanguage: country.culture.language,
    JobTitle: woman ? title.woman : title.man,
    JobFunction: work,
    EmployeeNumber: sometimes(0.6, chance.digits('#####')),
    Office: sometimes(0.5, `${chance.pick(['A', 'B', 'C'])} ${chance.whole(1, 4)}.${chance.digits('##')}`),
    EntryDate: sometimes(0.8, dayOf(daysAfter(life.created, -chance.whole(0, 900)))),
    Username: known?.username ?? email,
    Status: statusOf(chance, life, lastLogon, known !== undefined),
    IsAdministrator: administrators.includes(role),
    PasswordChangedUtc: lastLogon && instantOf(later(life.created, daysAfter(lastLogon, -chance.whole(1, 200)))),
    Tags: sometimes(0.1, [chance.pick(userTags)]),
    Notes: sometimes(0.06, chance.pick(userNotes)),
    TerminationReason: life.terminated
      ? (account.values['TerminationReason'] ?? chance.pick(['NoLongerNeeded', 'Other']))
      : undefined,
  });
}

function statusOf(chance: Random, { created, terminated }: Life, lastLogon: Date | null, known: boolean): string {
  if (terminated) return 'Disabled';
  if (known) return 'Active';
  if (!lastLogon && created > daysAfter(now, -120)) return 'Pending';
  return chance.chance(0.03) ? 'Locked' : 'Active';
}
