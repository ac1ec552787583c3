/** A subscription that is upgraded, and the one that takes its units: each as it is now and as it will be. */
import { sql } from 'kysely';
import type GetUpgradeOverview from '../../../manifests/operations/Account/GetUpgradeOverview.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { showAmount } from '../../rules/format/money.ts';
import { partsOf } from '../catalogue/related.ts';
import { termName } from './order-terms.ts';
import type { Term } from './term.ts';
import type { WantedUpgrade } from './upgrade-options.ts';

type Data = DataOf<typeof GetUpgradeOverview>;
type Card = Data['OldOne'];
type Row = Data['Rows'][number];

export interface Running {
  readonly quantity: number;
  readonly term: Term;
  readonly number: string;
}

/** undefined: it is not there for the caller. */
export async function runningOf({ db }: CallContext, accountId: number): Promise<Running | undefined> {
  const found = await db
    .selectFrom('subscription')
    .innerJoin('account', 'account.account_id', 'subscription.account_id')
    .select(['quantity', 'commitment_months', 'billing', 'account_identificator'])
    .where('subscription.account_id', '=', accountId)
    .where(sql<boolean>`in_scope(account.path)`)
    .executeTakeFirst();
  return (
    found && {
      quantity: found.quantity,
      term: { commitmentMonths: found.commitment_months, billing: found.billing },
      number: found.account_identificator,
    }
  );
}

export async function upgradeCards(
  context: CallContext,
  { units, host, term, service }: WantedUpgrade,
  old: Running,
  [from, to]: readonly Row[],
): Promise<Pick<Data, 'OldOne' | 'NewOne'>> {
  const grows = host === null ? undefined : await runningOf(context, host);
  const parts = await partsOf(context, service.service_id);
  const newTerm = grows?.term ?? term;
  return {
    OldOne: {
      Becomes: units === null ? context.text('Ends') : context.text('Is reduced'),
      Number: old.number,
      Term: termName(context, old.term),
      ...valuesOf(context, from),
      Note: units === null ? context.text('Ends on the day on which the new one runs.') : stays(context, from),
    },
    NewOne: {
      Becomes: grows ? context.text('Grows') : context.text('Begins'),
      ...(grows && { Number: grows.number }),
      Term: newTerm ? termName(context, newTerm) : '',
      ...valuesOf(context, to),
      ...(parts.length > 0 && { Parts: parts.map(({ DisplayName }) => DisplayName).join(', ') }),
      Note: grows
        ? context.text('Grows on the day on which the vendor has confirmed it.')
        : context.text('Begins on the day on which the vendor has set it up. Then the old one follows.'),
    },
  };
}

/** What stays is another band where fewer units cost more each. */
const stays = (context: CallContext, { PriceNow, PriceThen }: Partial<Row> = {}): string =>
  [
    context.text('Has the units that stay from the day on which the new one runs.'),
    ...(PriceNow !== undefined && PriceThen !== undefined && PriceNow !== PriceThen
      ? [context.text('So many units have another price.')]
      : []),
  ].join(' ');

const arrow = (now: string | undefined, then: string | undefined): string | undefined =>
  now === undefined || now === then ? then : then === undefined ? now : `${now} → ${then}`;

function valuesOf({ language }: CallContext, row: Row | undefined): Pick<Card, 'Name' | 'Units' | 'UnitPrice'> {
  const { Name = '', UnitsNow, UnitsThen, PriceNow, PriceThen, Currency } = row ?? {};
  const count = (units: number | undefined) => units?.toLocaleString(language);
  const amount = (price: number | undefined) =>
    price === undefined ? undefined : showAmount(price, Currency, language);
  const price = arrow(amount(PriceNow), amount(PriceThen));
  return {
    Name,
    Units: arrow(count(UnitsNow), count(UnitsThen)) ?? '',
    ...(price !== undefined && { UnitPrice: `${price} ${Currency}` }),
  };
}
