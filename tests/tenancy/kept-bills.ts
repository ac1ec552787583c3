/** Rows of bills: what a seller asks of a buyer, and what was added by hand. */
import type { CurrentUserData } from '../../src/server/identity/session.ts';
import { makeRow } from '../contract/world/things.ts';
import type { TestServer } from '../database/server.ts';
import { customerBelow, partiesOf } from './kept-deals.ts';

let intervals = 0;
/** Each one once: of a seller and a buyer there is one invoice of an interval. */
function nextInterval(): number {
  intervals += 1;
  return (2000 + Math.floor(intervals / 12)) * 100 + (intervals % 12) + 1;
}

async function aBillRun(server: TestServer, user: CurrentUserData) {
  const { seller_account_id } = await partiesOf(server, user);
  return { seller_account_id, interval_id: nextInterval() };
}

async function aBilledBuyer(server: TestServer, user: CurrentUserData) {
  const run = await makeRow(server, 'bill_run', user, await aBillRun(server, user));
  return { ...(await partiesOf(server, user)), bill_run_id: run?.['bill_run_id'] };
}

async function anInvoice(server: TestServer, user: CurrentUserData) {
  const sums = { net: 0, tax: 0, total: 0 };
  return { ...(await partiesOf(server, user)), ...sums, interval_id: nextInterval(), currency: 'EUR' };
}

async function partOfInvoice(server: TestServer, user: CurrentUserData) {
  const { interval_id: _, ...part } = await monthOfInvoice(server, user);
  return part;
}

/** The same, for what says the invoice's month once more. */
async function monthOfInvoice(server: TestServer, user: CurrentUserData) {
  const invoice = await makeRow(server, 'invoice', user, await anInvoice(server, user));
  const { invoice_id, seller_account_id, buyer_account_id, interval_id } = invoice ?? {};
  return { invoice_id, seller_account_id, buyer_account_id, interval_id };
}

async function anInvoiceLine(server: TestServer, user: CurrentUserData) {
  const charge = await makeRow(server, 'custom_charge', user, await aCharge(server, user));
  const part = await monthOfInvoice(server, user);
  const from = { kind: 'CustomCharge', custom_charge_id: charge?.['custom_charge_id'] };
  return { ...part, ...from, amount: 0 };
}

async function aCharge(server: TestServer, user: CurrentUserData) {
  return { ...(await partiesOf(server, user)), currency: 'EUR' };
}

const aSum = () => ({ interval_id: nextInterval(), service_id: 0, currency: 'EUR', fee: 'Monthly' });

/** What a new row of these tables has to say where its columns alone do not tell. */
export const billRows: Readonly<Record<string, (server: TestServer, user: CurrentUserData) => Promise<object>>> = {
  bill_run: aBillRun,
  bill_run_item: aBilledBuyer,
  custom_charge: aCharge,
  custom_charge_cost: async (server, user) => ({
    custom_charge_id: (await makeRow(server, 'custom_charge', user, await aCharge(server, user)))?.['custom_charge_id'],
  }),
  document: partOfInvoice,
  document_request: partOfInvoice,
  invoice: anInvoice,
  invoice_line: anInvoiceLine,
  invoice_sum: async (server, user) => ({
    ...(await monthOfInvoice(server, user)),
    fee: 'Monthly',
    lines: 1,
    amount: 0,
  }),
  invoice_tax: async (server, user) => ({ ...(await partOfInvoice(server, user)), percent: 19 }),
  margin_month: async (server, user) => {
    const { seller_account_id } = await partiesOf(server, user);
    return { ...aSum(), seller_account_id, paid_account_id: seller_account_id, costed: 2, cost: 1 };
  },
  month_to_sum: async (server, user) => {
    const { seller_account_id } = await partiesOf(server, user);
    return { seller_account_id, interval_id: nextInterval() };
  },
  revenue_month: async (server, user) => ({ ...(await partiesOf(server, user)), ...aSum(), net: 2 }),
};

/** Costs of which the user of a reseller sees one side alone: a seller below him has paid one above him, and one above has paid him. */
export async function makeCostsBeyond(server: TestServer, user: CurrentUserData): Promise<void> {
  const { AccountId: company, AccountType } = user.CompanyAccount;
  if (AccountType !== 'Reseller') return;
  const { seller_account_id: above } = await partiesOf(server, user);
  const below = await customerBelow(server, user, 'Reseller');
  for (const sides of [
    { seller_account_id: below, paid_account_id: above },
    { seller_account_id: above, paid_account_id: company },
  ])
    await makeRow(server, 'margin_month', user, { ...aSum(), ...sides, costed: 2, cost: 1 });
}
