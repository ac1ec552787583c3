/** Notes that those who sell have written on accounts below: a long story on the company that is shown, a line here and there. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { type DemoAccount, knownIds } from './accounts/account.ts';
import { passingNotes, toldNotes } from './accounts/notes.ts';
import { atWork, daysAfter, later, now } from './dates.ts';
import { companyOf, isThere } from './history/actors.ts';
import { begin } from './history/entry.ts';
import { insertAll } from './insert-all.ts';
import { type Random, random } from './random.ts';

interface Written {
  readonly account: DemoAccount;
  readonly author: DemoAccount;
  readonly text: string;
  readonly at: Date;
  readonly changed?: Date | undefined;
}

/** Who may write them: the roles with the right. */
const writers = ['Marketplace owner', 'Reseller'];

export async function putAccountNotes(owner: Kysely<Tables>, accounts: readonly DemoAccount[]): Promise<void> {
  const notes = [...told(accounts), ...passing(accounts)].sort((a, b) => a.at.getTime() - b.at.getTime());
  await insertAll(
    owner,
    'account_note',
    notes.map(({ account, author, text, at, changed }) => ({
      account_id: account.id,
      owner_company_id: companyOf(author)?.id ?? knownIds.root,
      author_account_id: author.id,
      author_name: author.name,
      text,
      created_utc: at,
      changed_utc: changed ?? null,
    })),
  );
}

const told = (accounts: readonly DemoAccount[]): Written[] =>
  toldNotes.map(({ on, by, at, changed, text }) => ({
    account: known(accounts, on),
    author: known(accounts, by),
    text,
    at: new Date(at),
    changed: changed === undefined ? undefined : new Date(changed),
  }));

function known(accounts: readonly DemoAccount[], name: keyof typeof knownIds): DemoAccount {
  const found = accounts.find(({ id }) => id === knownIds[name]);
  if (!found) throw new Error(`The world has no account ${name}`);
  return found;
}

const shown: readonly number[] = Object.values(knownIds);

/** Nearly every third company has one, by somebody of the reseller above it. */
const passing = (accounts: readonly DemoAccount[]): Written[] =>
  accounts
    .filter(({ id, type }) => type === 'Company' && !shown.includes(id))
    .flatMap((account) => {
      const chance = random(`notes ${account.id}`);
      return chance.chance(0.3) ? onCompany(accounts, account, chance) : [];
    });

function onCompany(accounts: readonly DemoAccount[], account: DemoAccount, chance: Random): Written[] {
  const from = later(begin, daysAfter(account.created, 1));
  const until = account.terminated ?? now;
  if (from >= until) return [];
  const at = atWork(chance, from, until);
  const seller = companyOf(account.parent);
  const present = accounts.filter(
    (one) => writers.includes(one.role ?? '') && companyOf(one) === seller && isThere(one, at),
  );
  return present.length === 0 ? [] : [{ account, author: chance.pick(present), text: chance.pick(passingNotes), at }];
}
