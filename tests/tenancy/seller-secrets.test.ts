/** What a seller pays, earns and rules stays his: no call, file, export, log or message of a buyer or a vendor holds any of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import StartExport from '../../manifests/operations/Export/StartExport.ts';
import UpdateOffer from '../../manifests/operations/Marketplace/UpdateOffer.ts';
import GetPriceReason from '../../manifests/operations/Pricing/GetPriceReason.ts';
import UpdatePricingRuleGroup from '../../manifests/operations/Pricing/UpdatePricingRuleGroup.ts';
import { objectTypes } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { subjectInputs } from '../../src/define/contract/subject.ts';
import { knownIds } from '../../src/server/demo/world/accounts/account.ts';
import { unzip } from '../../src/server/files/unzip.ts';
import { jobs } from '../../src/server/queue/registry.ts';
import { makePricelist, makeService } from '../contract/catalogue/made-services.ts';
import { workOffPrices } from '../contract/pricing/update-prices.ts';
import { operations, sampleInput, withId } from '../contract/world/sample-inputs.ts';
import { full as everyFlag, giveOnly } from '../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../database/server.ts';

let server: TestServer;
let reseller: Caller;
/** What the program has written of itself. */
const lines: string[] = [];
let otherCustomer: number;
const ids = { service: 0, item: 0, list: 0, listOfOthers: 0 };

/** Cost, margin, percents and names that stand nowhere else: 8000 suggested, 7717.31 paid, 9385.38 asked. */
const secrets = /7[.,\s]?717[.,]31|1[.,\s]?668[.,]07|17[.,]7731|23[.,]1717|31[.,]9191|9[.,\s]?505[.,]54|Geheimregel/;
const rules = [
  { Name: 'Geheimregel Quitte', Model: 'GrossMargin', Percent: 17.7731 },
  { Name: 'Geheimregel Nebel', Model: 'Markup', Percent: 23.1717 },
] as const;

beforeAll(async () => {
  server = await startTestServer([], undefined, (line) => void lines.push(line));
  const { owner } = server.database;
  reseller = await server.as('reseller');
  const vendor = (await (await server.as('vendor')).me()).CompanyAccount.AccountId;
  ids.service = await makeService(server, { name: 'Geheimdienst', owner: vendor, srp: { 1: 8000 } });
  ids.item = (
    await owner.selectFrom('item').select('item_id').where('service_id', '=', ids.service).executeTakeFirstOrThrow()
  ).item_id;
  const services = [ids.service];
  await makePricelist(server, knownIds.root, { customers: [knownIds.ostsee], services, factor: 7717.31 / 8000 });
  ids.list = await makePricelist(server, knownIds.ostsee, { customers: [knownIds.donau], services, factor: 2 });
  otherCustomer = (
    await owner
      .selectFrom('account')
      .select('account_id')
      .where('parent_account_id', '=', knownIds.ostsee)
      .where('account_type', '=', 'Company')
      .where('currency', '=', 'EUR')
      .where('account_id', '<>', knownIds.donau)
      .orderBy('account_id')
      .executeTakeFirstOrThrow()
  ).account_id;
  ids.listOfOthers = await makePricelist(server, knownIds.ostsee, { customers: [otherCustomer], services, factor: 3 });
  for (const marketplaceId of [ids.list, ids.listOfOthers]) {
    const Rules = rules.map((rule) => ({ ...rule, Selection: 'PriceableItem' as const, Selected: [ids.item] }));
    const saved = await reseller.post(UpdatePricingRuleGroup.operation, {
      marketplaceId,
      inputDto: { Rules },
      understood: true,
    });
    expect(saved.status).toBe(200);
  }
  // Set by hand, for a day that is far off: what it asks is no secret, by what percent it is made is one.
  const offer = await owner
    .selectFrom('marketplace_offer')
    .select('marketplace_offer_id')
    .where('marketplace_id', '=', ids.list)
    .executeTakeFirstOrThrow();
  const byHand = await reseller.post(UpdateOffer.operation, {
    marketplaceId: ids.list,
    marketplaceOfferId: offer.marketplace_offer_id,
    updateCharges: [{ ItemId: ids.item, Model: 'Markup', Percent: 31.9191, ValidFrom: '2999-01-01' }],
    understood: true,
  });
  expect(byHand.status).toBe(200);
  expect(await workOffPrices(server)).toEqual([]);
});
afterAll(() => server.close());

/** Every right there is, so that nothing but whose data it is keeps it apart. */
async function withEveryRight(user: DemoUser): Promise<Caller> {
  const { UserAccountId } = await (await server.as(user)).me();
  await giveOnly(server, UserAccountId, { rights: everyFlag(...objectTypes) });
  return signIn(server.app, user);
}

const reads = operations.filter(({ kind, operation }) => kind === 'read' && operation !== 'Authorization/Logout');

/** A call with the ids of the secret things, wherever it takes one, and with none that it need not have. */
function* inputsOf(operation: AnyOperation, caller: number, company: number): Generator<Record<string, unknown>> {
  const sample = sampleInput(operation, company);
  yield sample;
  const about = { Service: ids.service, Pricelist: ids.list, Account: company };
  let full =
    'itemId' in ((operation.input as { properties?: object }).properties ?? {})
      ? { ...sample, itemId: ids.item }
      : sample;
  for (const { kind, path } of subjectInputs(operation.subject))
    if (kind in about) full = withId(full, path, about[kind as keyof typeof about]);
  yield full;
  for (const { kind, path } of subjectInputs(operation.subject)) {
    if (kind === 'Pricelist') yield withId(full, path, ids.listOfOthers);
    if (kind === 'Account') for (const id of [caller, knownIds.ostsee]) yield withId(full, path, id);
  }
  if ('serviceId' in full && 'marketplaceId' in full) {
    const { marketplaceId: _, ...without } = full;
    yield without;
  }
}

/** What is told, with files unpacked. */
async function textOf(data: unknown): Promise<string> {
  const text = JSON.stringify(data) ?? '';
  const { Content } = (data ?? {}) as { readonly Content?: unknown };
  if (typeof Content !== 'string') return text;
  const content = Buffer.from(Content, 'base64');
  const entries = content.subarray(0, 2).toString() === 'PK' ? await unzip(content, 50_000_000, () => true) : undefined;
  return [text, content.toString('utf8'), ...[...(entries?.values() ?? [])].map(String)].join('\n');
}

/** The calls that tell a secret, and how many answered at all. */
async function told(caller: Caller): Promise<{ readonly telling: readonly string[]; readonly answered: number }> {
  const { UserAccountId, CompanyAccount } = await caller.me();
  const telling = new Set<string>();
  let answered = 0;
  for (const operation of reads)
    for (const input of inputsOf(operation, UserAccountId, CompanyAccount.AccountId)) {
      const answer = await caller.post(operation.operation, input);
      expect(answer.status, operation.operation).toBeLessThan(500);
      if (answer.status === 200) answered += 1;
      if (secrets.test(await textOf({ ...answer })) || secrets.test(await textOf(answer.data)))
        telling.add(operation.operation);
    }
  return { telling: [...telling], answered };
}

it('the seller reads what he pays and why, so that the sweep would see it', async () => {
  const input = { serviceId: ids.service, itemId: ids.item, marketplaceId: ids.list };
  const reason = await reseller.call(GetPriceReason, input);
  expect(reason).toMatchObject({ Amount: 9385.38, Cost: 7717.31, Margin: 1668.07, MarginPercent: 17.8, Srp: 8000 });
  expect(reason.Candidates).toEqual([
    {
      Name: '1 · Geheimregel Quitte',
      Model: 'GrossMargin',
      Percent: 17.7731,
      Amount: 9385.38,
      Currency: 'EUR',
      Outcome: 'Won',
    },
    {
      Name: '2 · Geheimregel Nebel',
      Model: 'Markup',
      Percent: 23.1717,
      Amount: 9505.54,
      Currency: 'EUR',
      Outcome: 'outranked',
    },
    { Name: 'Default prices', Model: 'Srp', Amount: 8000, Currency: 'EUR', Outcome: 'outranked' },
  ]);
  const { telling } = await told(reseller);
  expect(telling).toEqual(
    expect.arrayContaining([
      'Marketplace/GetServicePrices',
      'Pricing/GetPriceHistory',
      'Pricing/GetPriceReason',
      'Pricing/GetPricingRuleGroup',
    ]),
  );
});

it.each(['a customer', 'another customer of the seller', 'the vendor'] as const)(
  'I10 %s is told nothing of it',
  async (who) => {
    const { owner } = server.database;
    const user = who === 'the vendor' ? 'vendor' : 'admin';
    if (who === 'another customer of the seller') {
      const { UserAccountId } = await (await server.as('admin')).me();
      await owner
        .updateTable('account')
        .set({ parent_account_id: otherCustomer })
        .where('account_id', '=', UserAccountId)
        .execute();
    }
    const caller = await withEveryRight(user);
    const { telling, answered } = await told(caller);
    expect(telling).toEqual([]);
    expect(answered).toBeGreaterThan(60);
    if (who !== 'the vendor')
      expect(await caller.call(GetPriceReason, { serviceId: ids.service, itemId: ids.item })).toMatchObject({
        Amount: 9385.38,
        Candidates: [],
      });
    const { CompanyAccount } = await caller.me();
    for (const [operation, input, field] of [
      ['Account/GetAuditLog', { accountId: CompanyAccount.AccountId, mode: 'audit' }, 'Details'],
      ['Pricing/GetPriceHistory', { serviceId: ids.service, itemId: ids.item }, 'Cost'],
      ['Pricing/GetPriceHistory', { serviceId: ids.service, itemId: ids.item }, 'Rule'],
    ] as const) {
      const columns = [{ field, title: field, kind: 'Text' }];
      const more = { columns, format: 'csv', fileName: 'secrets', locale: 'en-GB' };
      await caller.post(StartExport.operation, { operation, input, ...more });
    }
    await server.work();
    const { rows } = await sql<{ content: Buffer }>`select content from job_file join job using (job_id)
    where user_account_id = ${(await caller.me()).UserAccountId}`.execute(owner);
    expect(rows.filter(({ content }) => secrets.test(content.toString('utf8')))).toEqual([]);
  },
);

it('nothing that is sent to people or told to open screens holds it', async () => {
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(t)::text as text from realtime_told t union all select to_jsonb(m)::text from outgoing_mail m
    union all select to_jsonb(n)::text from notice n`.execute(server.database.owner);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ text }) => secrets.test(text))).toEqual([]);
});

it('neither the log nor what the work of the product keeps holds it, also where both tell of failures', async () => {
  const { owner } = server.database;
  // Each scheduled work runs once more, now that there is something to tell.
  const scheduled = [...jobs].flatMap(([name, job]) => ((job.everyMinutes ?? job.dailyAt) === undefined ? [] : [name]));
  for (const name of scheduled) await sql`select schedule_job(${name}, now())`.execute(owner);
  await sql`update job set run_at = now() where user_account_id is null and state = 'Queued'`.execute(owner);
  await server.work();
  // What the database refuses is a whole row: of a reason in the round, of a rule in a call.
  const save = (turned: boolean) =>
    reseller.post(UpdatePricingRuleGroup.operation, {
      marketplaceId: ids.list,
      inputDto: {
        Rules: (turned ? rules.toReversed() : rules).map((rule) => ({
          ...rule,
          Selection: 'PriceableItem' as const,
          Selected: [ids.item],
        })),
      },
      understood: true,
    });
  expect((await save(true)).status).toBe(200);
  await sql`alter table price_reason add constraint refuses_all check (cost is null) not valid`.execute(owner);
  await sql`alter table pricing_rule add constraint refuses_all check (percent is null) not valid`.execute(owner);
  expect((await save(false)).status).toBe(500);
  const problems = await workOffPrices(server);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) server.app.log.error({ err: problem }, 'job or round failed');

  const log = lines.map((line) => {
    const { time: _at, responseTime: _took, ...told } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(told);
  });
  const { rows } = await sql<{ name: string; text: string }>`
    select name, to_jsonb(job)::text as text from job where user_account_id is null`.execute(owner);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...scheduled, ...rows.map(({ name }) => name)]));
  expect(log.filter((line) => line.includes('refuses_all')).length).toBeGreaterThan(1);
  expect([...log, ...rows.map(({ text }) => text)].filter((text) => secrets.test(text))).toEqual([]);
});
