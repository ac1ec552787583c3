/** Businesses that reach beyond a branch: who decides on orders, what was ordered and billed, what vendors report, who has signed. */
import { sql } from 'kysely';
import GetHierarchyMFAPolicy from '../../../manifests/operations/Account/GetHierarchyMFAPolicy.ts';
import GetManagedCustomers from '../../../manifests/operations/Account/GetManagedCustomers.ts';
import GetOrderLines from '../../../manifests/operations/Account/GetOrderLines.ts';
import GetTermsAcceptances from '../../../manifests/operations/Account/GetTermsAcceptances.ts';
import GetTrace from '../../../manifests/operations/Account/GetTrace.ts';
import RequestInvoice from '../../../manifests/operations/Account/RequestInvoice.ts';
import SetAccountManager from '../../../manifests/operations/Account/SetAccountManager.ts';
import GetCustomCharges from '../../../manifests/operations/CustomCharges/GetCustomCharges.ts';
import SaveLandingPage from '../../../manifests/operations/LandingPage/SaveLandingPage.ts';
import GetMarketplaceChoices from '../../../manifests/operations/Marketplace/GetMarketplaceChoices.ts';
import GetDrift from '../../../manifests/operations/Provisioning/GetDrift.ts';
import GetDrifts from '../../../manifests/operations/Provisioning/GetDrifts.ts';
import SaveServiceGroups from '../../../manifests/operations/ServiceManagement/SaveServiceGroups.ts';
import { limits } from '../../../src/rules/limits.ts';
import { aService, makeRow, makeThing } from '../../contract/world/things.ts';
import type { Answer } from '../../database/server.ts';
import { aLine, subscribed } from '../kept-deals.ts';
import { newPerson, type Planted, type Stage, tells, unless } from './stage.ts';

/** These people, or a new colleague of theirs, decide for one of a seller's customers; for all others without one. @returns the new one. */
async function decidedBy(stage: Stage, people: readonly number[], buyer: number | null): Promise<number> {
  const { server, seller } = stage;
  const { owner } = server.database;
  await owner.deleteFrom('account_manager').where('seller_account_id', '=', seller.company).execute();
  const { id } = await newPerson(stage, seller.company);
  for (const user_account_id of [...people, id])
    await makeRow(server, 'account_manager', seller.me, {
      seller_account_id: seller.company,
      buyer_account_id: buyer,
      user_account_id,
    });
  return id;
}

/** What the vendor in the owner's branch alone knows, of a business of nobody here. */
async function driftOf({ server, owner }: Stage, account_id: number | undefined): Promise<number> {
  const row = await makeRow(server, 'drift', owner.me, {
    kind: 'UnknownAtUs',
    owner_account_id: owner.company,
    ...(account_id !== undefined && { account_id }),
  });
  return Number(row?.['drift_id']);
}

/** An order of the administrator's about a subscription that has come to lie out of his sight, and that ends another such. */
async function orderBeyond({ server, admin, owner }: Stage) {
  const line = await aLine(server, admin.me);
  const ended = await subscribed(server, owner.me);
  const account_id = Number(await subscribed(server, owner.me));
  await makeRow(server, 'order_line', admin.me, { ...line, account_id, ended_account_ids: [ended] });
  const service_id = await aService(server, admin.company);
  const fee = { fee_type: 'Monthly', basis: 'Unit', unit: 'User', billing: 'Monthly' };
  const item = await makeRow(server, 'item', admin.me, { service_id, ...fee });
  await makeRow(server, 'subscription_span', admin.me, {
    account_id,
    item_id: item?.['item_id'],
    from_date: '2026-01-01',
  });
  return { orderId: Number(line.order_id), account_id };
}

/** Made by somebody out of sight, as the log says of the same transaction: whoever wrote others of them before was not the last. */
const writtenBeyond = ({ server, owner, admin }: Stage, table: string, operation: string) =>
  server.database.owner.transaction().execute(async (transaction) => {
    const inside = { ...server, database: { ...server.database, owner: transaction } };
    const made = await makeRow(inside, table, admin.me);
    await makeRow(inside, 'audit_entry', owner.me, { target_account_id: admin.company, operation });
    return made;
  });

const stale = '0123456789abcdef';
const namesNobody = (answer: Answer, name: string) =>
  unless(answer.status === 409 && !tells(answer, name), 'somebody out of sight is named', answer);

export const ofDeals: readonly Planted[] = [
  {
    says: 'pricelists can be narrowed by what marks those in sight alone',
    calls: [GetMarketplaceChoices],
    faults: async (stage) => {
      const { server, admin, owner } = stage;
      const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const [{ me }, tag] of [
        [admin, own],
        [owner, foreign],
      ] as const) {
        const { id } = await makeThing(server, 'Pricelist', me);
        await sql`update marketplace set tags = ${[tag]} where marketplace_id = ${id}`.execute(server.database.owner);
      }
      const answer = await stage.ask(GetMarketplaceChoices);
      return unless(tells(answer, own) && !tells(answer, foreign), 'a foreign mark is told', answer);
    },
  },
  {
    says: 'whoever is no longer named leaves those who are',
    calls: [SetAccountManager],
    faults: async (stage) => {
      const { server, seller } = stage;
      const colleague = await decidedBy(stage, [seller.id], null);
      const about = { sellerAccountId: seller.company, userAccountId: seller.id, isManager: false };
      const answer = await stage.ask(SetAccountManager, { ...about, buyerAccountId: undefined }, seller);
      const left = await server.database.owner
        .selectFrom('account_manager')
        .select('user_account_id')
        .where('seller_account_id', '=', seller.company)
        .execute();
      return [
        ...unless(answer.status === 200, 'nobody is taken off', answer),
        ...unless(left.length === 1 && left[0]?.user_account_id === colleague, 'others are taken off too'),
      ];
    },
  },
  {
    says: 'of a customer it is told for whom he is named, and by no name out of sight',
    calls: [GetManagedCustomers],
    faults: async (stage) => {
      const { server, seller, admin, owner } = stage;
      const named = await decidedBy(stage, [], admin.company);
      const about = { sellerAccountId: seller.company, userAccountId: seller.id, decides: [], limit: 1000 };
      const decidesNow = async () => {
        const answer = await stage.ask(GetManagedCustomers, about, seller);
        const { Items = [] } = (answer.data ?? {}) as {
          Items?: { AccountId: number; Decides: string; Managers: string[] }[];
        };
        return Items.find(({ AccountId }) => AccountId === admin.company);
      };
      const before = await decidesNow();
      // He works elsewhere now.
      const moved = { parent_account_id: owner.company };
      await server.database.owner.updateTable('account').set(moved).where('account_id', '=', named).execute();
      const after = await decidesNow();
      return [
        ...unless(before?.Decides === 'Other', `a customer whom somebody else decides on is "${before?.Decides}"`),
        ...unless(before?.Managers.length === 1, 'who decides is not named'),
        ...unless(after?.Managers.length === 0, 'somebody out of sight is named'),
      ];
    },
  },
  {
    says: 'who has accepted terms for a company is not named out of sight',
    calls: [GetTermsAcceptances],
    faults: async (stage) => {
      const { server, seller, admin } = stage;
      const terms = await makeRow(server, 'terms', seller.me);
      await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id)
        values (${terms?.['terms_id']}, ${admin.company}, ${seller.id})`.execute(server.database.owner);
      const answer = await stage.ask(GetTermsAcceptances, { accountId: admin.company });
      return unless(answer.status === 200 && !tells(answer, seller.name), 'somebody out of sight is named', answer);
    },
  },
  {
    says: 'who has made a charge is not named out of sight',
    calls: [GetCustomCharges],
    faults: async (stage) => {
      const { server, seller, admin } = stage;
      const sides = { seller_account_id: seller.company, buyer_account_id: admin.company };
      const made = { ...sides, creator_account_id: seller.id, currency: 'EUR' };
      await makeRow(server, 'custom_charge', admin.me, made);
      const answer = await stage.ask(GetCustomCharges, { accountId: admin.company });
      return unless(answer.status === 200 && !tells(answer, seller.name), 'somebody out of sight is named', answer);
    },
  },
  {
    says: 'who asks for second factors from out of sight is neither named nor numbered',
    calls: [GetHierarchyMFAPolicy],
    faults: async (stage) => {
      await sql`insert into mfa_policy (account_id, is_enforced, is_enforced_below) values (${stage.owner.company}, true, true)
        on conflict (account_id) do update set is_enforced_below = true`.execute(stage.server.database.owner);
      const answer = await stage.ask(GetHierarchyMFAPolicy, { accountId: stage.admin.company });
      const { EnforcedBy } = (answer.data ?? {}) as { EnforcedBy?: { AccountId?: number; DisplayName: string } };
      return unless(EnforcedBy !== undefined && EnforcedBy.AccountId === undefined, 'the account is told', answer);
    },
  },
  {
    says: 'who has changed service groups meanwhile is not named out of sight',
    calls: [SaveServiceGroups],
    faults: async (stage) => {
      const { admin, owner } = stage;
      const group = await writtenBeyond(stage, 'service_group', SaveServiceGroups.operation);
      const Groups = [{ ServiceGroupId: group?.['service_group_id'], Position: 1, Version: stale }];
      const answer = await stage.ask(SaveServiceGroups, { accountId: admin.company, inputDto: { Groups } });
      return namesNobody(answer, owner.name);
    },
  },
  {
    says: 'who has changed a landing page meanwhile is not named out of sight',
    calls: [SaveLandingPage],
    faults: async (stage) => {
      const page = await writtenBeyond(stage, 'landing_page', SaveLandingPage.operation);
      const values = { landingPageId: page?.['landing_page_id'], name: crypto.randomUUID(), version: stale };
      const answer = await stage.ask(SaveLandingPage, { ...values, audience: 'Company', roles: [] });
      return namesNobody(answer, stage.owner.name);
    },
  },
  {
    says: 'whoever asks for an invoice waits for as many jobs of his own as he has, whatever others wait for',
    calls: [RequestInvoice],
    faults: async (stage) => {
      const { server, admin, colleague } = stage;
      const { owner } = server.database;
      const { id } = await makeThing(server, 'Invoice', admin.me);
      const { interval_id: intervalId } = await owner
        .selectFrom('invoice')
        .select('interval_id')
        .where('invoice_id', '=', Number(id))
        .executeTakeFirstOrThrow();
      await sql`
        insert into job (name, payload, user_account_id, run_at)
        select 'export', '{}', ${colleague.id}, now() + interval '1 day' from generate_series(1, ${limits.jobsOfUser}::int) n`.execute(
        owner,
      );
      const answer = await stage.ask(RequestInvoice, { accountId: admin.company, intervalId });
      const both = [admin.id, colleague.id];
      await owner.deleteFrom('job').where('user_account_id', 'in', both).where('state', '=', 'Queued').execute();
      return unless(answer.status === 200, 'what others wait for counts', answer);
    },
  },
  {
    says: 'what only a vendor out of sight knows is not told',
    calls: [GetDrift, GetDrifts],
    faults: async (stage) => {
      const driftId = await driftOf(stage, undefined);
      const one = await stage.ask(GetDrift, { driftId });
      const all = await stage.ask(GetDrifts, { states: [], limit: 1000 });
      return [
        ...unless(one.status === 404, 'a foreign difference is told', one),
        ...unless(all.status === 200 && !tells(all, `"DriftId":${driftId},`), 'a foreign difference is listed', all),
      ];
    },
  },
  {
    says: 'a trace of one’s own order tells nothing of a subscription that is out of sight',
    calls: [GetTrace],
    faults: async (stage) => {
      const { orderId, account_id } = await orderBeyond(stage);
      await driftOf(stage, account_id);
      const answer = await stage.ask(GetTrace, { accountId: undefined, orderId });
      const {
        OrdersCount,
        SpansCount,
        Lanes = [],
      } = (answer.data ?? {}) as {
        OrdersCount?: number;
        SpansCount?: number;
        Lanes?: readonly { readonly Tone?: string }[];
      };
      const tones = Lanes.map(({ Tone }) => Tone);
      return [
        ...unless(OrdersCount === 1, 'the order is not traced', answer),
        ...unless(SpansCount === 0 && !tones.includes('run'), 'what runs out of sight is told', answer),
        ...unless(!tones.includes('fail'), 'a difference out of sight is told', answer),
      ];
    },
  },
  {
    says: 'what ends with an order is not named out of sight',
    calls: [GetOrderLines],
    faults: async (stage) => {
      const { orderId } = await orderBeyond(stage);
      const answer = await stage.ask(GetOrderLines, { orderId });
      const lines = (answer.data ?? []) as readonly { readonly Ends?: string }[];
      const isRight = lines.length === 1 && lines[0]?.Ends === undefined;
      return unless(isRight, 'what ends out of sight is told', answer);
    },
  },
];
