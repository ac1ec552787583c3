/** Quotes by the link of a letter: one version, read and answered without a sign-in, and nothing else (SOLO-24). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import SaveIpRestrictions from '../../../manifests/operations/Account/SaveIpRestrictions.ts';
import AcceptLinkedQuote from '../../../manifests/operations/SalesQuote/AcceptLinkedQuote.ts';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import DeclineLinkedQuote from '../../../manifests/operations/SalesQuote/DeclineLinkedQuote.ts';
import ExportLinkedQuote from '../../../manifests/operations/SalesQuote/ExportLinkedQuote.ts';
import LoadLinkedQuote from '../../../manifests/operations/SalesQuote/LoadLinkedQuote.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import ResendSalesQuote from '../../../manifests/operations/SalesQuote/ResendSalesQuote.ts';
import ReviseSalesQuote from '../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import WithdrawSalesQuote from '../../../manifests/operations/SalesQuote/WithdrawSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { mailsTo } from '../../database/mails.ts';
import { Visitor } from '../../database/visitor.ts';
import { errorOf, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await quoteWorld();
});
afterAll(() => world.server.close());
// All callers here come from one address.
beforeEach(() => sql`delete from attempt where subject like 'SalesQuote/%'`.execute(world.owner()));

const name = 'Ágnes Szőke-Müllner';
const anyone = () => world.server.anyone;
/** All that a reply of a call without a sign-in says. */
const answerTo = async (call: string, input: object, visitor = anyone()) => {
  const { status, message, data, fields } = await visitor.post(`SalesQuote/${call}`, input);
  return { status, message, data, fields };
};
const calls = ['LoadLinkedQuote', 'ExportLinkedQuote', 'AcceptLinkedQuote', 'DeclineLinkedQuote'] as const;
const answersTo = (token: string, visitor = anyone()) =>
  Promise.all(calls.map((call) => answerTo(call, { token, ...(/^(Acc|Dec)/.test(call) && { name }) }, visitor)));
const wrong = () => answersTo('pF0sYh2Yz0m6v0o1r8rC2mVt2iQmX1YxJ0sV1o9lB3k');
const keysIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(inner)]);

describe('the link of a letter', () => {
  it('opens its quote without a sign-in, and tells no id, cost, margin or person of the seller but the writer', async () => {
    const { quote, token } = await world.linked();
    const shown = await anyone().call(LoadLinkedQuote, { token });
    expect(shown).toMatchObject({
      QuoteNumber: quote.QuoteNumber,
      QuoteVersion: 1,
      Status: 'Waiting',
      MayAnswer: true,
    });
    expect(shown.Fees.map(({ Price }) => Price)).toEqual(quote.Fees.map(({ Price }) => Price));
    expect(shown.OrderValue).toBe(quote.OrderValue);
    expect(keysIn(shown).filter((key) => /Id$|Ids$|Cost|Margin|Version(s)$|Events|Creator.+/.test(key))).toEqual([]);
    const { Content, ContentType } = await anyone().call(ExportLinkedQuote, { token });
    expect([ContentType, Buffer.from(Content, 'base64').subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const cookies = (await anyone().post('SalesQuote/LoadLinkedQuote', { token })).headers['set-cookie'];
    expect(cookies).toBeUndefined();
  });

  it('is kept as a hash alone, one for each person and quote', async () => {
    const { quote, token } = await world.linked();
    const { rows } = await sql<{ kept: string; user_account_id: number }>`
      select l::text as kept, user_account_id from quote_link l where quote_id = ${quote.QuoteId}`.execute(
      world.owner(),
    );
    expect(new Set(rows.map(({ user_account_id }) => user_account_id)).size).toBe(rows.length);
    expect(rows.some(({ kept }) => kept.includes(token) || kept.includes(Buffer.from(token).toString('hex')))).toBe(
      false,
    );
    await expect(world.server.database.pool.query('select * from portolan.quote_link')).rejects.toThrow(
      'permission denied',
    );
  });

  it('accepts by a name, which stands beside whose link it was; it orders nothing, and once is once', async () => {
    const { quote, token } = await world.linked();
    const done = await anyone().call(AcceptLinkedQuote, { token, name: ` ${name} `, reason: 'Bitte bald' });
    expect(done).toMatchObject({ Status: 'Accepted', DecidedBy: name, MayAnswer: false });
    const seen = await world.reseller.call(LoadSalesQuote, { quoteId: quote.QuoteId });
    expect(seen).toMatchObject({ Status: 'Accepted', DecidedBy: name, Reason: 'Bitte bald' });
    expect(seen.OrderId).toBeUndefined();
    const person = (await world.admin.me()).UserAccount.DisplayName;
    expect(seen.Events[0]).toMatchObject({ Event: 'Accepted', By: `${name}, by the link of ${person}` });
    const { rows } = await sql<{ user_account_id: number; target_account_id: number; details: string }>`
      select user_account_id, target_account_id, details from audit_entry where operation = 'SalesQuote/AcceptLinkedQuote'
      order by audit_entry_id desc limit 1`.execute(world.owner());
    expect(rows[0]).toEqual({
      user_account_id: knownIds.admin,
      target_account_id: world.company,
      details: `Quote ${quote.QuoteNumber}, signed by ${name} with the link of a letter`,
    });
    // The same again, and the other answer: told that it was accepted, by whoever holds a link that still reads it.
    for (const call of ['AcceptLinkedQuote', 'DeclineLinkedQuote'])
      expect(await answerTo(call, { token, name: 'Mallory' })).toMatchObject({
        status: 409,
        message: `Quote ${quote.QuoteNumber} was accepted already.`,
      });
    expect((await anyone().call(LoadLinkedQuote, { token })).DecidedBy).toBe(name);
    expect((await errorOf(anyone(), 'OrderSalesQuote', { quoteId: quote.QuoteId }))[0]).toBe(401);
    await world.tokensOf(quote);
    expect((await mailsTo(world.server, knownIds.reseller)).some(({ text }) => text.includes(name))).toBe(true);
    await world.admin.call(OrderSalesQuote, { quoteId: quote.QuoteId });
    expect(await answersTo(token)).toEqual(await wrong());
  });

  it('opens for each of those who got one; whoever has no sign-in is sent to it by his letter', async () => {
    const quote = await world.sent();
    await world.tokensOf(quote);
    const { rows } = await sql<{ user_account_id: number; can_sign_in: boolean }>`
      select m.user_account_id, exists (select from credential c where c.user_account_id = m.user_account_id) as can_sign_in
      from outgoing_mail m where m.subject like ${`%${quote.QuoteNumber}%`}`.execute(world.owner());
    expect(new Set(rows.map(({ can_sign_in }) => can_sign_in))).toEqual(new Set([true, false]));
    for (const { user_account_id, can_sign_in } of rows) {
      const tokens = await world.tokensOf(quote, user_account_id);
      expect([user_account_id, tokens.length]).toEqual([user_account_id, can_sign_in ? 1 : 0]);
      for (const token of tokens) expect((await anyone().call(LoadLinkedQuote, { token })).MayAnswer).toBe(true);
    }
  });

  it('asks for a name', async () => {
    const { token } = await world.linked();
    for (const given of [{}, { name: '' }, { name: '   ' }])
      expect((await answerTo('AcceptLinkedQuote', { token, ...given })).status).toBe(400);
    expect((await anyone().call(LoadLinkedQuote, { token })).Status).toBe('Waiting');
  });

  it('accepts no terms: they are accepted by who orders', async () => {
    const { token } = await world.linked();
    const { rows: before } = await sql<{ count: number }>`select count(*)::integer from terms_acceptance`.execute(
      world.owner(),
    );
    await anyone().call(AcceptLinkedQuote, { token, name });
    const { rows: after } = await sql<{ count: number }>`select count(*)::integer from terms_acceptance`.execute(
      world.owner(),
    );
    expect(after).toEqual(before);
  });

  it.each([
    ['its quote was declined by it', async ({ token }) => anyone().call(DeclineLinkedQuote, { token, name })],
    [
      'its quote was withdrawn',
      async ({ quote }) => world.reseller.call(WithdrawSalesQuote, { quoteId: quote.QuoteId, reason: 'x' }),
    ],
    [
      'a newer version was sent',
      async ({ quote }) => {
        const next = await world.reseller.call(ReviseSalesQuote, { quoteId: quote.QuoteId, validUntilDate: until });
        await world.reseller.call(SendSalesQuote, { quoteId: next.QuoteId });
      },
    ],
    [
      'its letter was sent again',
      async ({ quote }) => world.reseller.call(ResendSalesQuote, { quoteId: quote.QuoteId }),
    ],
    ['its last day is over', async ({ quote }) => world.endValidity(quote.QuoteId)],
  ] satisfies [string, (of: Awaited<ReturnType<QuoteWorld['linked']>>) => Promise<unknown>][])(
    'opens nothing once %s, and answers as a wrong one does',
    async (_what, end) => {
      const of = await world.linked();
      await end(of);
      expect(await answersTo(of.token)).toEqual(await wrong());
    },
  );

  it('opens nothing while he whose link it is may not come in, or not buy', async () => {
    const { token } = await world.linked();
    const state = (to: string) =>
      sql`update account_value set "values" = "values" || jsonb_build_object('Status', ${to}::text) where account_id = ${knownIds.admin}`.execute(
        world.owner(),
      );
    await state('Inactive');
    expect(await answersTo(token)).toEqual(await wrong());
    await state('Active');
    const { rows } = await sql<{ capability_set_id: number; flags: string[] }>`
      delete from capability_set_entry where object_type = 'PRODUCT_ACCOUNT' and flags @> array['Create'] returning capability_set_id, flags`.execute(
      world.owner(),
    );
    expect(await answersTo(token)).toEqual(await wrong());
    for (const { capability_set_id, flags } of rows)
      await sql`insert into capability_set_entry (capability_set_id, object_type, flags) values (${capability_set_id}, 'PRODUCT_ACCOUNT', ${flags})`.execute(
        world.owner(),
      );
    expect((await anyone().call(LoadLinkedQuote, { token })).Status).toBe('Waiting');
  });

  it('opens nothing where his company lets nobody in from', async () => {
    const { token } = await world.linked();
    const restrictions = { AllowList: [], DenyList: ['203.0.113.0/24'] };
    await world.admin.call(SaveIpRestrictions, { accountId: world.company, restrictions });
    const denied = new Visitor(world.server.app, '203.0.113.7');
    expect(await answersTo(token, denied)).toEqual(await wrong());
    expect(await anyone().call(LoadLinkedQuote, { token })).toMatchObject({ Status: 'Waiting', MayAnswer: true });
    await world.owner().deleteFrom('ip_restriction').execute();
    expect((await denied.call(LoadLinkedQuote, { token })).Status).toBe('Waiting');
  });

  it('is answered once, however many answer at once, by links or signed in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { quote, token } = await world.linked();
      const answers = await Promise.all([
        answerTo('AcceptLinkedQuote', { token, name }),
        answerTo('DeclineLinkedQuote', { token, name }),
        world.admin.post('SalesQuote/AcceptSalesQuote', { quoteId: quote.QuoteId }),
        world.reseller.post('SalesQuote/ResendSalesQuote', { quoteId: quote.QuoteId }),
      ]);
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer from quote_event where quote_id = ${quote.QuoteId} and kind in ('Accepted', 'Rejected')`.execute(
        world.owner(),
      );
      expect(rows[0]?.count).toBe(1);
      expect(answers.slice(0, 3).filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('opens again by the letter that was sent once more, and by that alone', async () => {
    const { quote, token } = await world.linked();
    const again = await world.reseller.call(ResendSalesQuote, { quoteId: quote.QuoteId });
    expect(again).toMatchObject({ Status: 'Sent', MayResend: true });
    expect(again.Events[0]?.Event).toBe('Sent once more');
    const [, second = ''] = await world.tokensOf(quote);
    expect(second).not.toBe(token);
    expect((await anyone().call(LoadLinkedQuote, { token: second })).QuoteNumber).toBe(quote.QuoteNumber);
    expect((await errorOf(world.admin, 'ResendSalesQuote', { quoteId: quote.QuoteId }))[0]).toBeGreaterThan(402);
    await world.admin.call(AcceptSalesQuote, { quoteId: quote.QuoteId });
    expect((await errorOf(world.reseller, 'ResendSalesQuote', { quoteId: quote.QuoteId }))[0]).toBe(409);
  });

  it('is not guessed: so many tries, and no more', async () => {
    const statuses: number[] = [];
    for (let tried = 0; tried < 62; tried += 1)
      statuses.push((await answerTo('LoadLinkedQuote', { token: `x${tried}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});
