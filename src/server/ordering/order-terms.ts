/** The terms in which a service can be ordered for an account, in words, with what they cost. */
import { type RawBuilder, sql } from 'kysely';
import type GetOrderTerms from '../../../manifests/operations/Account/GetOrderTerms.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { showDuration } from '../../rules/format/duration.ts';
import { showAmount, showMoney } from '../../rules/format/money.ts';
import { toNumber } from '../../rules/prices/decimal.ts';
import { inOffer } from '../db/in-scope.ts';
import { type FeeRow, feesOfEach, largerForEach, worthOf } from './fees.ts';
import { paidPer } from './paid-per.ts';
import { type Term, termText } from './term.ts';
import { findParent, servicesOf } from './wanted.ts';

type Data = DataOf<typeof GetOrderTerms>;

interface TermRow {
  readonly commitmentMonths: number;
  readonly billing: Term['billing'];
  readonly is_locking: boolean;
}

export async function orderTerms(context: CallContext, input: InputOf<typeof GetOrderTerms>): Promise<Data> {
  const { parentAccountId, serviceId, quantity } = input;
  await findParent(context, parentAccountId);
  await servicesOf(context, [input]);
  const wanted = (await termsOf(context, serviceId)).map((term) => ({
    ...{ parent: parentAccountId, serviceId, quantity },
    ...term,
  }));
  const fees = await feesOfEach(context, wanted);
  const offered = wanted.flatMap((term, index) => {
    const [first] = fees[index] ?? [];
    if (!first?.currency || first.problem) return [];
    const own = fees[index] ?? [];
    return [{ ...term, fees: own, currency: first.currency, value: worthOf(own, first.currency, quantity) }];
  });
  const larger = await largerForEach(context, offered);
  return offered.map((term, index) => ({
    Term: termText(term),
    CommitmentMonths: term.commitmentMonths,
    Billing: term.billing,
    DisplayName: termName(context, term),
    Conditions: [
      ...pricesIn(context, term.fees),
      billedIn(context, term),
      ...saving(context, larger[index], term.currency),
    ].join(' '),
    Currency: term.currency,
    ...(term.value !== undefined && { Value: toNumber(term.value) }),
    ...larger[index],
  }));
}

export async function termsOf({ db }: CallContext, serviceId: number): Promise<TermRow[]> {
  return (await sql<TermRow>`${termsIn(sql`${serviceId}::bigint`)} order by 1, 2`.execute(db)).rows;
}

/** The terms of a service of the offer. What is never paid again, or by use alone, is ordered by the month. */
export const termsIn = (serviceId: RawBuilder<unknown>): RawBuilder<TermRow> => sql<TermRow>`
  select coalesce(i.commitment_months, 1) as "commitmentMonths", coalesce(i.billing, 'Monthly') as billing, known.is_locking
  from service known left join (
    select distinct item.service_id, item.commitment_months, item.billing from item
    where item.state = 'Active' and item.is_required and item.billing <> 'Once' and item.basis <> 'Metered' and ${inOffer('item')}
  ) i on i.service_id = known.service_id
  where known.service_id = ${serviceId} and ${inOffer('known')}`;

const lasting = ({ language }: CallContext, { commitmentMonths }: Term): string =>
  showDuration(commitmentMonths, undefined, language);

/** In the reader's language: 12 months, prepaid. */
export const termName = (context: CallContext, term: Term): string => {
  if (term.billing === 'YearlyPrepaid')
    return context.text('{duration}, prepaid', { duration: lasting(context, term) });
  return term.commitmentMonths === 1 ? context.text('Monthly') : lasting(context, term);
};

/** What is paid again and again, or by use; as the payer pays it. */
const pricesIn = (context: CallContext, fees: readonly FeeRow[]): readonly string[] => {
  const told = fees.flatMap(({ amount, billing, basis, unit, currency }) => {
    if (!amount || billing === 'Once') return [];
    const per = context.text(paidPer(unit, basis === 'Metered' ? 'Use' : 'Month'));
    return [`${showAmount(amount, currency ?? undefined, context.language)} ${currency} ${per}`];
  });
  return told.length === 0 ? [] : [`${told.join(', ')}.`];
};

const billedIn = (context: CallContext, term: TermRow): string =>
  [
    context.text(term.billing === 'YearlyPrepaid' ? 'Billed once a year.' : 'Billed each month.'),
    ...(term.is_locking ? [context.text('Locked for {duration}.', { duration: lasting(context, term) })] : []),
  ].join(' ');

const saving = (
  context: CallContext,
  larger: { LargerQuantity: number; LargerSaves: number } | undefined,
  currency: string,
): readonly string[] =>
  larger
    ? [
        context.text('{n} cost {amount} less.', {
          n: larger.LargerQuantity,
          amount: showMoney(larger.LargerSaves, currency, context.language),
        }),
      ]
    : [];
