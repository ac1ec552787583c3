/** Rows of quotes: what a seller offers a buyer, and what became of it. */
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { aService, makeRow } from '../contract/world/things.ts';
import type { TestServer } from '../database/server.ts';
import { partiesOf } from './kept-deals.ts';

/** That was sent, so that its buyer sees it. */
async function aQuote(server: TestServer, user: CurrentUserData) {
  const of = { number: null, creator_account_id: user.UserAccountId, currency: 'EUR' };
  return { ...(await partiesOf(server, user)), ...of, state: 'Sent', sent_utc: new Date() };
}

/** Alone to a draft something is added; it was sent once, so that its buyer sees it all the same. */
const aDraft = async (server: TestServer, user: CurrentUserData) =>
  (await makeRow(server, 'quote', user, { ...(await aQuote(server, user)), state: 'Draft' }))?.['quote_id'];

const aLine = async (server: TestServer, user: CurrentUserData) => ({
  quote_id: await aDraft(server, user),
  service_id: await aService(server, user.CompanyAccount.AccountId),
  billing: 'Monthly',
});

async function anItem(server: TestServer, user: CurrentUserData) {
  const service_id = await aService(server, user.CompanyAccount.AccountId);
  const fee = { fee_type: 'Monthly', basis: 'Unit', unit: 'User', billing: 'Monthly' } as const;
  return (await makeRow(server, 'item', user, { service_id, ...fee }))?.['item_id'];
}

/** Of the seller of whoever buys. */
async function aTemplate(server: TestServer, user: CurrentUserData) {
  const { seller_account_id } = await partiesOf(server, user);
  return { seller_account_id };
}

/** What a new row of these tables has to say where its columns alone do not tell. */
export const quoteRows: Readonly<Record<string, (server: TestServer, user: CurrentUserData) => Promise<object>>> = {
  quote: aQuote,
  quote_event: async (server, user) => ({ quote_id: await aDraft(server, user), kind: 'Created' }),
  quote_template: aTemplate,
  quote_template_line: async (server, user) => ({
    quote_template_id: (await makeRow(server, 'quote_template', user, await aTemplate(server, user)))?.[
      'quote_template_id'
    ],
    service_id: await aService(server, user.CompanyAccount.AccountId),
    billing: 'Monthly',
  }),
  quote_line: aLine,
  quote_line_price: async (server, user) => ({
    quote_line_id: (await makeRow(server, 'quote_line', user, await aLine(server, user)))?.['quote_line_id'],
    item_id: await anItem(server, user),
  }),
};
