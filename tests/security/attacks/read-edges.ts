/** Edges of reading: planted values of another company, asked for by reach alone, by lists, exports, questions of forms and repeated keys. */
import { companyOf, giveRole, type Member, member, newRole } from './people.ts';
import { type Count, exactly, type Target } from './target.ts';

const planted = { Iban: 'AT483200000012345864', TaxNumber: '99/PLANTED/4711', BankName: 'Planted Bank' };

interface Customer {
  readonly id: number;
  readonly name: string;
}

export async function readEdges(target: Target): Promise<Count[]> {
  const { database } = target;
  const reseller = await companyOf(target, 'reseller');
  const { rows } = await database.query(
    `update account_value v set "values" = v."values" || $2::jsonb from account a
    where a.account_id = v.account_id and a.parent_account_id = $1 and a.account_type = 'Company' and a.account_state = 'Active'
    returning a.account_id as id, a.display_name as name`,
    [reseller, JSON.stringify(planted)],
  );
  const customers = rows.map(({ id, name }) => ({ id: Number(id), name: name as string }));
  const at = { company: reseller };
  return [
    ...(await byReach(target, await member(target, at), customers)),
    ...(await byField(
      target,
      await member(target, { ...at, rights: { COMPANY_ACCOUNT: ['Read', 'Update'] } }),
      customers,
    )),
    ...(await byFile(target, at)),
    ...(await byKey(target, at)),
  ];
}

const text = (answers: readonly unknown[]): string => JSON.stringify(answers);
const hits = (answers: readonly unknown[], words: readonly string[]): number =>
  words.filter((word) => text(answers).includes(word)).length;
const secrets = Object.values(planted);

/** The hierarchy is in reach, and no type of account may be read. */
async function byReach({ servers }: Target, { client }: Member, customers: readonly Customer[]): Promise<Count[]> {
  const loads = [];
  const lists = [];
  for (const server of servers) {
    const here = client.at(server);
    for (const { id, name } of customers) {
      loads.push(await here.post('Account/LoadAccountById', { accountId: id }));
      lists.push(await here.post('Account/GetAccountTree', { accountId: id }));
      lists.push(await here.post('Account/SearchAccounts', { searchString: name }));
    }
    lists.push(await here.post('Account/GetAccountTree', {}));
    lists.push(
      await here.post('Account/SearchAccounts', { searchString: customers[0]?.name.slice(0, 3), maxRows: 200 }),
    );
  }
  const absent = await client.post('Account/LoadAccountById', { accountId: 999_999_999 });
  const alike = loads.filter(({ status }) => status === absent.status).length;
  return [
    exactly(`${loads.length} accounts of other companies by reach alone: values read`, hits(loads, secrets), 0),
    exactly('the same: answered as if they were not there', alike, loads.length),
    exactly(
      `${lists.length} lists by reach alone: names of other companies`,
      hits(
        lists.map(({ data }) => data),
        customers.map(({ name }) => name),
      ),
      0,
    ),
  ];
}

/** Companies may be read and changed, but neither their bank account nor their tax number. */
async function byField({ servers }: Target, { client }: Member, customers: readonly Customer[]): Promise<Count[]> {
  const [first] = customers;
  const accountId = first?.id ?? 0;
  const answers = [];
  for (const server of servers) {
    const here = client.at(server);
    answers.push(
      await here.post('Account/LoadAccountById', { accountId }),
      await here.post('Account/SaveAccount', { accountId, values: { City: `Linz ${Math.random()}` } }),
      await here.post('Account/GetViewLayout', { accountType: 'Company', viewName: 'General' }),
      await here.post('Account/GetAccountTree', { orderBy: { Key: 'Iban', Value: 'ASC' } }),
      await here.post('Account/SearchAccounts', { searchString: planted.Iban }),
      await here.post('Account/SearchAccounts', { searchString: 'Planted' }),
    );
  }
  const written = await client.post('Account/SaveAccount', { accountId, values: { Iban: 'DE02120300000000202051' } });
  const told = await Promise.all(
    [planted.Iban, 'AT000000000000000000'].map((value) =>
      client.post('Account/ValidateUniqueField', { accountId, fieldName: 'Iban', value }),
    ),
  );
  const differs = text([told[0]?.data]) !== text([told[1]?.data]);
  return [
    exactly(
      `${answers.length} answers about a company whose bank account may not be read: planted values`,
      hits(answers, secrets),
      0,
    ),
    exactly('a bank account that may not be read: written', Number(written.status === 200), 0),
    exactly('questions of forms that tell a planted value from another', Number(differs), 0),
  ];
}

const exportOf = (operation: string, input: object) => ({
  ...{ operation, input, format: 'csv', fileName: 'stolen', locale: 'en' },
  columns: [{ field: 'DisplayName', title: 'Name', kind: 'Text' }],
});

/** A file made with more rights or a wider view than its owner has by now; and one that is somebody else's. */
async function byFile(target: Target, at: { company: number }): Promise<Count[]> {
  const maker = await member(target, { ...at, rights: { COMPANY_ACCOUNT: ['Read'], USER_ACCOUNT: ['Read'] } });
  const started = await maker.client.post(
    'Export/StartExport',
    exportOf('Account/GetAccountTree', { accountId: at.company }),
  );
  const { JobId: jobId } = started.data as { JobId: number };
  const file = (client = maker.client) => client.post('Job/GetJobFile', { jobId });
  for (let tries = 0; tries < 100 && (await file()).status !== 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const own = await file();
  const other = await member(target, { ...at, rights: { COMPANY_ACCOUNT: ['Read'] } });
  const foreign = await file(other.client);
  await giveRole(target, maker.id, await newRole(target, { COMPANY_ACCOUNT: ['Read'] }, 'own'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return [
    exactly('the own file of an export: handed out', Number(own.status === 200), 1),
    exactly('a file of somebody else: handed out', Number(foreign.status === 200), 0),
    exactly('a file of a former scope: handed out', Number((await file()).status === 200), 0),
  ];
}

/** A key of somebody else, or of one's own with another input, brings nobody's answer and hides nobody's call. */
async function byKey(target: Target, at: { company: number }): Promise<Count[]> {
  const rights = { USER_ACCOUNT: ['Create', 'Read'], RESELLER_ACCOUNT: ['Read'] };
  const [one, two] = [await member(target, { ...at, rights }), await member(target, { ...at, rights })];
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = (client: Member['client'], name: string) =>
    client.post(
      'Account/CreateAccount',
      {
        parentAccountId: at.company,
        accountType: 'User',
        values: { Firstname: name, Lastname: 'Key', Email: `${name.toLowerCase()}@key.example` },
      },
      headers,
    );
  const first = await made(one.client, 'First');
  const stolen = await made(two.client, 'Second');
  const other = await made(one.client, 'Third');
  const same = await made(one.client, 'First');
  const idOf = ({ data }: { data: unknown }) => (data as { AccountId?: number } | undefined)?.AccountId;
  return [
    exactly('a key of somebody else: his answer', Number(idOf(stolen) === idOf(first) || stolen.status !== 200), 0),
    exactly('an own key with another input: swallowed', Number(other.status === 200), 0),
    exactly('an own key with the same input: a second effect', Number(idOf(same) !== idOf(first)), 0),
  ];
}
