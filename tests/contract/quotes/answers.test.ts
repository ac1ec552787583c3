/** Quotes that were sent: told, answered once, superseded, withdrawn, ended by their last day. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import RejectSalesQuote from '../../../manifests/operations/SalesQuote/RejectSalesQuote.ts';
import ReviseSalesQuote from '../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import WithdrawSalesQuote from '../../../manifests/operations/SalesQuote/WithdrawSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';

import { errorOf, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let accepted: QuoteWorld['accepted'];
let admin: QuoteWorld['admin'];
let endValidity: QuoteWorld['endValidity'];
let owner: QuoteWorld['owner'];
let person: QuoteWorld['person'];
let reseller: QuoteWorld['reseller'];
let sent: QuoteWorld['sent'];
let server: QuoteWorld['server'];
beforeAll(async () => {
  ({ accepted, admin, endValidity, owner, person, reseller, sent, server } = await quoteWorld());
});
afterAll(() => server.close());

describe('a quote that was sent', () => {
  it('is told to those who may order for its customer, and changes no more', async () => {
    const quote = await sent();
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = (await mailsTo(server, knownIds.admin)).filter(({ subject }) =>
      subject.includes(`${quote.QuoteNumber}`),
    );
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('/v/#/quote-by-link/')]);
    expect(mails[0]?.text).not.toMatch(/argin/);
    const { QuoteId: quoteId } = quote;
    expect(await errorOf(reseller, 'SaveSalesQuote', { quoteId, quote: { Name: 'Anders' } })).toEqual([
      409,
      `Quote ${quote.QuoteNumber} was sent already: begin its next version to change it.`,
    ]);
    await expect(
      sql`update quote_line_price p set amount = 0, is_special = true from quote_line l where l.quote_line_id = p.quote_line_id and l.quote_id = ${quoteId}`.execute(
        owner(),
      ),
    ).rejects.toThrow('stays as it was quoted');
  });

  it('is accepted or declined once, however many answer at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { QuoteId: quoteId } = await sent();
      const answers = await Promise.all([
        admin.post('SalesQuote/AcceptSalesQuote', { quoteId }),
        admin.post('SalesQuote/RejectSalesQuote', { quoteId, reason: 'Zu teuer' }),
        reseller.post('SalesQuote/WithdrawSalesQuote', { quoteId }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    const { QuoteId: quoteId, QuoteNumber } = await sent();
    const declined = await admin.call(RejectSalesQuote, { quoteId, reason: 'Zu teuer' });
    expect(declined).toMatchObject({ Status: 'Rejected', Reason: 'Zu teuer', DecidedBy: expect.any(String) });
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId })).toEqual([
      409,
      `Quote ${QuoteNumber} was declined already.`,
    ]);
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = await mailsTo(server, knownIds.reseller);
    expect(mails.filter(({ subject }) => subject.includes(QuoteNumber)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Zu teuer'),
    ]);
  });

  it('is answered by the seller only with a word on whose it was', async () => {
    const { QuoteId: quoteId } = await sent();
    expect(await errorOf(reseller, 'AcceptSalesQuote', { quoteId, reason: '  ' })).toEqual([
      400,
      'Say whose word it was.',
    ]);
    expect(await reseller.call(AcceptSalesQuote, { quoteId, reason: 'Frau Szőke am Telefon' })).toMatchObject({
      Status: 'Accepted',
    });
    expect((await errorOf(person, 'AcceptSalesQuote', { quoteId }))[0]).toBeGreaterThan(402);
  });

  it('is superseded by its next version, which alone can be accepted then', async () => {
    const { QuoteId: first, QuoteNumber } = await sent();
    const next = await reseller.call(ReviseSalesQuote, { quoteId: first, validUntilDate: until });
    expect(next).toMatchObject({ QuoteNumber, QuoteVersion: 2, Status: 'Draft', LinesCount: 1 });
    expect((await errorOf(reseller, 'ReviseSalesQuote', { quoteId: first, validUntilDate: until }))[1]).toBe(
      'Somebody writes the next version of this quote already.',
    );
    // Until then the customer reads of the first alone.
    expect((await admin.call(LoadSalesQuote, { quoteId: first })).Versions).toHaveLength(1);
    await reseller.call(SendSalesQuote, { quoteId: next.QuoteId });
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId: first })).toEqual([
      409,
      `Quote ${QuoteNumber} was withdrawn or replaced by a newer version.`,
    ]);
    expect(await admin.call(AcceptSalesQuote, { quoteId: next.QuoteId })).toMatchObject({ Status: 'Accepted' });
    expect((await errorOf(reseller, 'ReviseSalesQuote', { quoteId: next.QuoteId, validUntilDate: until }))[0]).toBe(
      409,
    );
  });

  it('is not accepted together with a newer version that goes out at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { QuoteId: first } = await sent();
      const { QuoteId: next } = await reseller.call(ReviseSalesQuote, { quoteId: first, validUntilDate: until });
      await Promise.all([
        admin.post('SalesQuote/AcceptSalesQuote', { quoteId: first }),
        reseller.post('SalesQuote/SendSalesQuote', { quoteId: next }),
      ]);
      const states = await owner()
        .selectFrom('quote')
        .select('state')
        .where('quote_id', 'in', [first, next])
        .orderBy('quote_id')
        .execute();
      expect([
        ['Accepted', 'Draft'],
        ['Superseded', 'Sent'],
      ]).toContainEqual(states.map(({ state }) => state));
    }
  });

  it('ends with its last day: it is neither accepted nor ordered, and the product says so', async () => {
    const { QuoteId: quoteId, QuoteNumber } = await sent();
    const { QuoteId: agreed } = await accepted();
    await endValidity(quoteId);
    await endValidity(agreed);
    const over = [409, `Quote ${QuoteNumber} has expired.`];
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId })).toEqual(over);
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId: agreed }))[0]).toBe(409);
    await sql`delete from job where name = 'expire-quotes'; insert into job (name, payload) values ('expire-quotes', '{}')`.execute(
      owner(),
    );
    await server.work();
    expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Expired');
    expect((await admin.call(LoadSalesQuote, { quoteId: agreed })).Status).toBe('Expired');
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from audit_entry where event = 'Quote expired' and request_id in (${`end of quote ${quoteId}`}, ${`end of quote ${agreed}`})`.execute(
      owner(),
    );
    expect(rows[0]?.count).toBe(2);
  });

  it('is withdrawn by its seller', async () => {
    const { QuoteId: quoteId } = await sent();
    expect(await reseller.call(WithdrawSalesQuote, { quoteId, reason: 'Falscher Dienst' })).toMatchObject({
      Status: 'Superseded',
      MayRevise: true,
    });
    expect((await admin.call(LoadSalesQuote, { quoteId })).Events.map(({ Event }) => Event)).toEqual([
      'Withdrawn',
      'Sent',
    ]);
  });
});
