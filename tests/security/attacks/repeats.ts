/** What callers make up: a key for two different calls, and names of products that fill the memory of the servers. */
import { addressOf, Client, inParallel, numbers } from '../visitors.ts';
import { type Count, exactly, type Target } from './target.ts';

export async function repeats(target: Target): Promise<Count[]> {
  return [...(await keys(target)), await madeUpNames(target)];
}

/** 100 keys, each with two different inputs at both servers. */
async function keys({ servers, password, database }: Target): Promise<Count[]> {
  const admin = new Client(servers[0], addressOf(1));
  const me = (await admin.signIn('admin', password)).data as { CompanyAccount: { AccountId: number } };
  const other = admin.at(servers[1]);
  const create = (client: Client, key: number, name: string) =>
    client.post(
      'Account/CreateAccount',
      {
        parentAccountId: me.CompanyAccount.AccountId,
        accountType: 'Department',
        values: { DepartmentName: `${name} ${key}` },
      },
      { 'idempotency-key': `key-${key}` },
    );
  const answers = await inParallel(numbers(100), 10, (key) =>
    Promise.all([create(admin, key, 'One'), create(other, key, 'Other')]),
  );
  const swallowed = answers.filter(([one, second]) => one.status === 200 && second.status === 200).length;
  const refused = answers.filter(([one, second]) => one.status === 409 || second.status === 409).length;
  const { rows } = await database.query(
    "select count(*)::int as n from portolan.account where display_name ~ '^(One|Other) [0-9]+$'",
  );
  return [
    exactly('100 keys for two inputs each: the second answered as if it were the first', swallowed, 0),
    exactly('100 keys for two inputs each: one of them refused', refused, 100),
    exactly('100 keys for two inputs each: accounts made', rows[0].n, 100),
  ];
}

/** A view of its own for each name would be kept: tens of kilobytes. */
async function madeUpNames({ servers, password, memory }: Target): Promise<Count> {
  const client = new Client(servers[0], addressOf(2));
  await client.signIn('owner', password);
  const ask = (number: number, round: string) =>
    client.post('Account/GetViewLayout', {
      accountType: 'Product',
      viewName: 'General',
      productName: `${round}${number}`,
    });
  await inParallel(numbers(500), 10, (number) => ask(number, 'first'));
  const before = await memory();
  await inParallel(numbers(6000), 20, (number) => ask(number, 'then'));
  const grown = Math.max(0, Math.round((await memory()) - before));
  return { name: '6,000 made-up products: megabytes by which the server has grown', found: grown, least: 0, most: 20 };
}
