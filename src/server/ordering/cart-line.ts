/** Lines of a cart as they can be ordered now: what each is worth, what has become of its price, and what is wrong with it. */
import { type RawBuilder, sql } from 'kysely';
import type { CartLine } from '../../../manifests/entities/cart.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { showMoney } from '../../rules/format/money.ts';
import { type Decimal, fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { seesPrices } from '../catalogue/prices-shown.ts';
import { inOffer } from '../db/in-scope.ts';
import { type FeeRow, feesOfEach, worthOf } from './fees.ts';
import { termName } from './order-terms.ts';
import { checkedConfiguration, configurationField } from './place.ts';
import { type Term, termText } from './term.ts';

type Line = Static<typeof CartLine>;

interface Row {
  readonly cart_line_id: number;
  readonly parent_account_id: number;
  readonly parent_name: string | null;
  readonly parent_ended: boolean | null;
  readonly service_id: number;
  readonly service_name: string | null;
  readonly product_name: string | null;
  readonly vendor: string | null;
  readonly icon_path: string | null;
  readonly quantity: number;
  readonly commitment_months: number;
  readonly billing: Term['billing'];
  readonly configuration: Line['Configuration'];
  readonly ended_account_ids: readonly number[];
  /** What ends with its start, as far as the caller sees it, and the first of it that cannot. */
  readonly ended_names: string | null;
  readonly stays: number | null;
  /** Of it what still can. */
  readonly endable: readonly number[];
  readonly shown_value: number | null;
  readonly added_utc: Date;
}

export interface CheckedLine {
  readonly row: Row;
  readonly term: Term;
  /** Why it cannot be ordered so, in the reader's language. */
  readonly problem: string | undefined;
  readonly fees: readonly FeeRow[];
  /** undefined: it cannot be ordered, or the reader may not know. */
  readonly value: Decimal | undefined;
}

/** The caller's own ones, in the order in which they were put there. */
export async function checkedLines(context: CallContext, condition: RawBuilder<boolean>): Promise<CheckedLine[]> {
  const { db, language, session } = context;
  const { rows } = await sql<Row>`
    select c.*, a.display_name as parent_name, a.account_state <> 'Active' as parent_ended, v.name as vendor, service.icon_path,
      service.product_name, service_name(service.names, ${language}, service.product_name) as service_name,
      (select string_agg(part.display_name, ', ' order by part.account_id) from account part
        where part.account_id = any (c.ended_account_ids) and in_scope(part.path)) as ended_names,
      stays_beside(c.parent_account_id, c.service_id, c.ended_account_ids) as stays,
      array(select one.id from unnest(c.ended_account_ids) one (id)
        where stays_beside(c.parent_account_id, c.service_id, array[one.id]) is null order by 1) as endable
    from cart_line c
    left join account a on a.account_id = c.parent_account_id and in_scope(a.path)
    left join service on service.service_id = c.service_id and ${inOffer('service')}
    left join vendor_profile v on v.account_id = service.owner_account_id
    where c.user_account_id = ${session.user.UserAccountId} and ${condition}
    order by c.cart_line_id`.execute(db);
  const fees = await feesOfEach(context, rows.map(wantedIn));
  const checked: CheckedLine[] = [];
  for (const [index, row] of rows.entries()) {
    const before = checked.find(({ problem }) => problem === undefined);
    checked.push(await checkedLine(context, row, fees[index] ?? [], before?.fees[0]));
  }
  return checked;
}

const wantedIn = ({ parent_account_id, service_id, quantity, commitment_months, billing }: Row) => ({
  parent: parent_account_id,
  serviceId: service_id,
  ...{ quantity, commitmentMonths: commitment_months, billing },
});

/** @param other a fee of a line before it: one payer pays for the cart. */
async function checkedLine(
  context: CallContext,
  row: Row,
  fees: readonly FeeRow[],
  other: FeeRow | undefined,
): Promise<CheckedLine> {
  const term = { commitmentMonths: row.commitment_months, billing: row.billing };
  const [head] = fees;
  const value = head?.currency ? worthOf(fees, head.currency, row.quantity) : undefined;
  return { row, term, fees, value, problem: await problemOf(context, row, head, other) };
}

async function problemOf(
  context: CallContext,
  row: Row,
  head: FeeRow | undefined,
  other: FeeRow | undefined,
): Promise<string | undefined> {
  const { parent_name, service_name, product_name } = row;
  if (parent_name === null || !head) return context.text('The account that it is for is not there any more.');
  if (row.parent_ended) return context.text('{name} has ended.', { name: parent_name });
  if (service_name === null || product_name === null) return context.text('It is not offered any more.');
  if (!head.currency || head.seller_name === null) return context.text(errorTexts.buysNothing);
  if (head.problem) return context.text(errorTexts[head.problem], { name: service_name });
  if (other && other.payer !== head.payer) return context.text(errorTexts.anotherPayer, { payer: other.payer_name });
  if (row.stays !== null)
    return context.text('What shall end with its start cannot end so any more. Choose that again.');
  return await configurationProblem(context, row, { name: service_name, product_name });
}

async function configurationProblem(
  context: CallContext,
  row: Row,
  service: { readonly name: string; readonly product_name: string },
): Promise<string | undefined> {
  try {
    await checkedConfiguration(context, row.parent_account_id, service, row.configuration, '');
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { parameters } = error;
    const field = parameters['field'] && configurationField(context, service.product_name, String(parameters['field']));
    const problem = context.text(error.text, { ...parameters, ...(field && { field }) });
    return context.text('Its configuration needs a change. {problem}', { problem });
  }
}

/** @param seller waits for this line to be approved: with it the cart goes above its payer's credit. */
export function lineOf(
  context: CallContext,
  { row, term, problem, fees, value }: CheckedLine,
  seller: string | undefined,
): Line {
  const currency = fees[0]?.currency;
  const was = row.shown_value === null ? undefined : fromNumber(row.shown_value);
  const change = changeOf(was, value);
  const state = problem !== undefined ? 'Faulty' : change === 'Ready' && seller !== undefined ? 'OverLimit' : change;
  const notes = [
    problem ??
      (was !== undefined && change !== 'Ready' && currency
        ? context.text('It came to {amount} when it was put here.', {
            amount: amountIn(context, toNumber(was), currency),
          })
        : undefined),
    seller !== undefined &&
      context.text('From here on the cart is above the credit limit: the order waits for approval by {seller}.', {
        seller,
      }),
    problem === undefined &&
      row.ended_names !== null &&
      context.text('With its start ends: {names}.', { names: row.ended_names }),
  ].filter(Boolean);
  return {
    CartLineId: row.cart_line_id,
    ParentAccountId: row.parent_account_id,
    ...(row.parent_name !== null && { ParentAccount: row.parent_name }),
    ServiceId: row.service_id,
    ...(row.service_name !== null && { Service: row.service_name }),
    ...(row.product_name !== null && { ProductName: row.product_name }),
    ...(row.vendor !== null && { Vendor: row.vendor }),
    ...(row.icon_path !== null && { Icon: row.icon_path }),
    Quantity: row.quantity,
    Term: termText(term),
    TermName: termName(context, term),
    Configuration: row.configuration,
    EndedAccountIds: [...row.endable],
    State: state,
    ...(notes.length > 0 && { Note: notes.join(' ') }),
    ...(currency && { Currency: currency }),
    ...(value !== undefined && problem === undefined && { Value: toNumber(value) }),
    ...(row.shown_value !== null && seesPrices(context) && { ShownValue: row.shown_value }),
    AddedUtc: utc(row.added_utc),
  };
}

/** Whoever may not read what is paid is shown no price that could have changed. */
export function changeOf(was: Decimal | undefined, now: Decimal | undefined): 'Ready' | 'Risen' | 'Fallen' {
  if (was === undefined || now === undefined || was === now) return 'Ready';
  return now > was ? 'Risen' : 'Fallen';
}

const amountIn = ({ language }: CallContext, value: number, currency: string): string =>
  showMoney(value, currency, language);
