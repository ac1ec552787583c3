/** A seller, his customer and a person of the customer, with quotes in each state. */
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

export const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
export const line = { quantity: 3, term: '1-Monthly' };

/** What a call is refused with. */
export const errorOf = async (caller: Caller, name: string, input: object) => {
  const { status, message } = await caller.post(`SalesQuote/${name}`, input);
  return [status, message] as const;
};

export type QuoteWorld = Awaited<ReturnType<typeof quoteWorld>>;

/** @param given where there is a server already. */
export async function quoteWorld(given?: TestServer) {
  const server = given ?? (await startTestServer());
  const owner = () => server.database.owner;
  const reseller = await server.as('reseller');
  const admin = await server.as('admin');
  const { UserAccountId, CompanyAccount } = await admin.me();
  const company = CompanyAccount.AccountId;
  const { service_id: service } = await owner()
    .selectFrom('service')
    .select('service_id')
    .where('product_name', '=', 'Endpoint Shield')
    .executeTakeFirstOrThrow();
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner());
  await sql`update account_value set "values" = "values" || '{"CreditLimit": 10000000}' where account_id = ${company}`.execute(
    owner(),
  );

  const draft = (Name = 'Hafenleitwarte') =>
    reseller.call(CreateSalesQuote, {
      quote: { CustomerAccountId: company, Name, ValidUntilDate: until, Note: 'Bis Jahresende.' },
    });
  const filled = async () => {
    const { QuoteId: quoteId } = await draft();
    return reseller.call(AddSalesQuoteLine, { quoteId, serviceId: service, ...line });
  };
  const sent = async () => {
    const { QuoteId: quoteId } = await filled();
    return reseller.call(SendSalesQuote, { quoteId });
  };
  /** The tokens of the links in the letters of a quote to a person, oldest first. */
  async function tokensOf({ QuoteNumber }: { readonly QuoteNumber: string }, personId: number = UserAccountId) {
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = (await mailsTo(server, personId)).filter(({ subject }) => subject.includes(QuoteNumber));
    return mails.flatMap(({ text }) => /\/v\/#\/quote-by-link\/([\w-]+)/.exec(text)?.[1] ?? []);
  }
  /** A quote that was sent, with the token of its letter to the customer's administrator. */
  async function linked() {
    const quote = await sent();
    const [token = ''] = await tokensOf(quote);
    return { quote, token };
  }
  const accepted = async () => admin.call(AcceptSalesQuote, { quoteId: (await sent()).QuoteId });
  /** As if the days had passed. */
  const endValidity = (quoteId: number) =>
    sql`begin; alter table portolan.quote disable trigger keep; update portolan.quote set valid_until_date = current_date - 1 where quote_id = ${sql.lit(quoteId)};
      alter table portolan.quote enable trigger keep; commit`.execute(owner());
  /** Takes rights of the reseller’s people away while something is done; whoever was signed in signs in anew. */
  async function without<T>(type: string, run: (caller: Caller) => Promise<T>): Promise<T> {
    const taken = await sql<{ capability_set_id: number; flags: string[] }>`
      delete from capability_set_entry where object_type = ${type} and capability_set_id in (
        select s.capability_set_id from capability_set s where s.name = 'Sales' or s.name = 'Customers') returning capability_set_id, object_type, flags`.execute(
      owner(),
    );
    const caller = await server.as('reseller');
    const isHeld = async () => (await caller.me()).Capability.some(({ ObjectType }) => ObjectType === type);
    try {
      await vi.waitFor(async () => expect(await isHeld()).toBe(false), 5000);
      return await run(caller);
    } finally {
      for (const { capability_set_id, flags } of taken.rows)
        await sql`insert into capability_set_entry (capability_set_id, object_type, flags) values (${capability_set_id}, ${type}, ${flags})`.execute(
          owner(),
        );
      await vi.waitFor(async () => expect(await isHeld()).toBe(true), 5000);
    }
  }
  return {
    server,
    reseller,
    admin,
    person: await server.as('user'),
    company,
    service,
    owner,
    draft,
    filled,
    sent,
    tokensOf,
    linked,
    accepted,
    endValidity,
    without,
  };
}
