/** The small demo world holds together: paths, lives, values that the product itself would accept, and a possible past. */

import { describe, expect, test } from 'vitest';
import { accountColumns } from '../../../../rules/accounts/columns.ts';
import { supportedLanguages } from '../../../../rules/limits.ts';
import { inWords } from '../../../calls/sentence.ts';
import { layouts } from '../../../layouts/reference/catalogue.ts';
import { countries } from '../countries.ts';
import { remainder } from '../country.ts';
import { now } from '../dates.ts';
import { companyOf, isThere } from '../history/actors.ts';
import { historyOf } from '../history/put-history.ts';
import { problemsOf } from '../testing/problems.ts';
import { type DemoAccount, knownIds, type linkTo } from './account.ts';
import { buildWorld } from './build.ts';

const { accounts } = buildWorld();
const history = historyOf(accounts);
const ofType = (type: DemoAccount['type']) => accounts.filter((account) => account.type === type);

describe('accounts', () => {
  test('are of every type and state', () => {
    expect(ofType('Reseller').filter(({ terminated }) => !terminated)).toHaveLength(4);
    expect(ofType('Company')).toHaveLength(53);
    expect(ofType('User').length).toBeGreaterThan(550);
    for (const type of ['Reseller', 'Company', 'Department', 'User', 'Product'] as const) {
      expect(ofType(type).filter(({ terminated }) => terminated).length).toBeGreaterThan(0);
    }
    expect(ofType('User').filter(({ lastLogon }) => !lastLogon).length).toBeGreaterThan(20);
  });

  test('have ids of their own and the path of their parent', () => {
    expect(new Set(accounts.map(({ id }) => id)).size).toBe(accounts.length);
    expect(accounts.filter(({ id, path, parent }) => path !== `${parent?.path ?? '/'}${id}/`)).toEqual([]);
    const ids = accounts.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(Object.values(knownIds)));
  });

  test('stand in parents that may hold them, after those', () => {
    const above = { Reseller: ['Reseller'], Company: ['Reseller'], Department: ['Company', 'Reseller', 'Department'] };
    for (const [index, { type, parent }] of accounts.entries()) {
      if (!parent) continue;
      expect(accounts.indexOf(parent)).toBeLessThan(index);
      if (type in above) expect(above[type as keyof typeof above]).toContain(parent.type);
      expect(parent.type).not.toBe('Product');
    }
  });

  test('live within the life of their parent and before now', () => {
    const wrong = accounts.filter(({ created, terminated, lastLogon, parent, type }) => {
      const end = terminated ?? now;
      const seen = lastLogon !== null && (lastLogon > end || lastLogon < created);
      const outside =
        parent && (created < parent.created || (parent.terminated && (!terminated || end > parent.terminated)));
      return created > end || (type === 'User' && seen) || outside;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('somebody reads each language that a country of the world speaks, and nobody one that the product has not', () => {
    const read = new Set(ofType('User').map(({ values }) => String(values['PreferredLanguage'])));
    const spoken = new Set(Object.values(countries).map(({ culture }) => culture.language));
    expect([...spoken].filter((language) => !read.has(language))).toEqual([]);
    expect(supportedLanguages.filter((language) => !read.has(language))).toEqual([]);
  });

  test('two worlds are equal', () => {
    const plain = (list: readonly DemoAccount[]) =>
      JSON.stringify(list.map((one) => ({ ...one, parent: one.parent?.id })));
    expect(plain(buildWorld().accounts)).toBe(plain(accounts));
  });
});

describe('values', () => {
  test('would be accepted if they were saved', () => {
    expect(accounts.flatMap(problemsOf)).toEqual([]);
  });

  test('link to accounts that are there, by their names', () => {
    const links = accounts.flatMap(({ values }) =>
      ['MainContact', 'AccountManager', 'Manager', 'Supervisor', 'TechnicalContact'].flatMap(
        (name) => values[name] ?? [],
      ),
    ) as ReturnType<typeof linkTo>[];
    const known = new Map(accounts.map((account) => [account.id, account.name]));
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter(({ AccountId, DisplayName }) => known.get(AccountId) !== DisplayName)).toEqual([]);
  });

  test('agree with the columns that follow from them', () => {
    const wrong = accounts.filter(({ type, name, country, currency, values }) => {
      const columns = accountColumns(type, values);
      return (
        columns.display_name !== name ||
        (columns.country ?? country.code) !== country.code ||
        (columns.currency ?? currency) !== currency
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('every field of every layout is filled somewhere', () => {
    const never = layouts.flatMap(({ account_type, product_name, pages }) => {
      const own = ofType(account_type).filter(({ productName }) => !product_name || productName === product_name);
      const fields = pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields));
      return fields
        .filter(({ Name, HideEmpty }) => !HideEmpty && !own.some(({ values }) => Name in values))
        .map(({ Name }) => Name);
    });
    expect(never).toEqual([]);
  });

  test('names to sign in with and account numbers of banks are right', () => {
    const names = ofType('User').map(({ values }) => values['Username']);
    expect(new Set(names).size).toBe(names.length);
    const ibans = accounts.flatMap(({ values }) => (values['Iban'] === undefined ? [] : [String(values['Iban'])]));
    expect(ibans.length).toBeGreaterThan(20);
    expect(ibans.filter((iban) => remainder(iban.slice(4) + iban.slice(0, 4)) !== 1)).toEqual([]);
  });

  test('addresses lead nowhere', () => {
    const texts = JSON.stringify(accounts.map(({ values }) => values));
    const hosts = texts.match(/(?<=@|https?:\/\/)[\w.-]+/g) ?? [];
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });
});

describe('the past', () => {
  test('is in order and has all kinds of events', () => {
    const times = history.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(history.length).toBeGreaterThan(1300);
    expect(history.length).toBeLessThan(1800);
    expect([...new Set(history.map(({ event }) => event))].sort()).toEqual([
      'Account created',
      'Account saved',
      'Account terminated',
      'Language changed',
      'Signed in',
      'Signed out',
    ]);
    expect(history.filter(({ impersonator }) => impersonator).length).toBeGreaterThan(3);
  });

  test('nobody acts or is acted on outside of his life, or beyond his branch', () => {
    const wrong = history.filter(({ at, event, target, user }) => {
      const branch = companyOf(user)?.path ?? '/';
      const alive = event === 'Account terminated' || event === 'Account created' || isThere(target, at);
      return !alive || !isThere(user, at) || !target.path.startsWith(branch) || at >= now;
    });
    expect(wrong.map(({ event, target, user }) => `${event} ${target.name} by ${user.name}`)).toEqual([]);
  });

  test('the last sign-in of a user is the one that his account shows', () => {
    const last = new Map(history.filter(({ event }) => event === 'Signed in').map(({ user, at }) => [user.id, at]));
    expect(
      [...last].filter(([id, at]) => accounts.find((one) => one.id === id)?.lastLogon?.getTime() !== at.getTime()),
    ).toEqual([]);
  });

  test('guarded values are not told', () => {
    const told = history.flatMap(({ details }) => (details ? [inWords(details)] : []));
    expect(
      told.filter((text) => /Credit limit|Notes/.test(text) && !/^(Credit limit|Notes) changed$/.test(text)),
    ).toEqual([]);
  });
});
