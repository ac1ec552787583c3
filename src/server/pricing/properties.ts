/** Properties of a pricelist: read, changed, begun and ended by its owner. */
import { sql } from 'kysely';
import type CreateMarketplace from '../../../manifests/operations/Marketplace/CreateMarketplace.ts';
import type GetMarketplaceProperties from '../../../manifests/operations/Marketplace/GetMarketplaceProperties.ts';
import type UpdateMarketplaceProperties from '../../../manifests/operations/Marketplace/UpdateMarketplaceProperties.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { findAccount, resellers } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { versionOf } from '../db/record-version.ts';
import { uniquelyNamed } from '../db/unique-name.ts';
import { fillFrom } from './copy.ts';
import { customersOf, findPricelist, noPricelist, type OwnPricelist, pricelistToChange } from './find.ts';
import { assertKnown } from './known-currency.ts';
import { customersCount, mayBe, pricelistOf, servicesCount } from './list.ts';

type Properties = DataOf<typeof GetMarketplaceProperties>;
type Wanted = InputOf<typeof UpdateMarketplaceProperties>['marketplaceProperties'];

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function pricelistProperties(context: CallContext, id: number): Promise<Properties> {
  const Version = await versionOf(context, 'Pricelist', id);
  const list = await findPricelist(context, id);
  const counts = await context.db
    .selectFrom('marketplace')
    .select([
      customersCount.as('customers'),
      servicesCount.as('services'),
      sql<number>`(select count(*)::int from pricing_rule r
        where r.marketplace_id = marketplace.marketplace_id and not r.is_default)`.as('rules'),
    ])
    .where('marketplace_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...pricelistOf({ ...list, ...counts }),
    Version,
    CreatedUtc: utc(list.created_utc),
    RulesCount: counts.rules,
    MayChange: mayBe(context, 'Update', list),
    MayDelete: mayBe(context, 'Delete', list) && counts.customers === 0,
  };
}

/** Each flag has a right of its own; what stays as it is needs none. */
function assertFlags({ session }: CallContext, wanted: Wanted, list?: OwnPricelist): void {
  const held = session.user.Capability;
  if ((wanted.IsAutoAdd ?? list?.is_auto_add ?? false) !== (list?.is_auto_add ?? false))
    assertMeets(held, can('MARKETPLACE_AUTO_ADD_SERVICES_FLAG', 'Update'));
  if (
    (wanted.IsPropagationEnabled ?? list?.is_propagation_enabled ?? false) !== (list?.is_propagation_enabled ?? false)
  )
    assertMeets(held, can('MARKETPLACE_PROPAGATION_ENABLEMENT_FLAG', 'Update'));
}

function changedColumns(wanted: Wanted) {
  const changed = {
    name: wanted.Name?.trim(),
    tags: wanted.Tags && [...new Set(wanted.Tags.map((tag) => tag.trim()))],
    is_propagation_enabled: wanted.IsPropagationEnabled,
    is_auto_add: wanted.IsAutoAdd,
  };
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
}

const uniquelyCalled = <Result>(context: CallContext, write: () => Promise<Result>): Promise<Result> =>
  uniquelyNamed(context, 'marketplace_name_key', 'marketplaceProperties.Name', write);

/** @throws 404 for a pricelist that is absent or somebody else's; 403 for a flag whose right the caller lacks; 400 for a name in use. */
export async function changePricelist(context: CallContext, id: number, wanted: Wanted): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, id);
  assertFlags(context, wanted, list);
  const columns = changedColumns(wanted);
  if (Object.keys(columns).length > 0)
    await uniquelyCalled(context, () =>
      context.db.updateTable('marketplace').set(columns).where('marketplace_id', '=', id).execute(),
    );
  return list;
}

/** @returns the id. @throws 404 for an owner or a model out of sight; 403 for a template or flag without its right; 400 for a currency that is not known. */
export async function createPricelist(context: CallContext, input: InputOf<typeof CreateMarketplace>): Promise<number> {
  const { marketplaceProperties: wanted, copyOf } = input;
  const owner = input.ownerAccountId ?? context.session.user.CompanyAccount.AccountId;
  await findAccount(context, owner, { types: resellers, alive: 'terminated', hold: 'share' });
  const held = context.session.user.Capability;
  assertKnown(context, [['marketplaceProperties.Currency', wanted.Currency]]);
  if (wanted.IsTemplate) assertMeets(held, can('PRICELIST_TEMPLATES', 'Create'));
  assertFlags(context, wanted);
  const model = copyOf === undefined ? undefined : await modelOf(context, copyOf, owner);
  if (model?.is_template) assertMeets(held, can('PRICELIST_TEMPLATES', 'Read'));
  if (model && model.currency !== wanted.Currency)
    throw new Failure(400, 'otherCurrency', { currency: model.currency });
  const { marketplace_id } = await uniquelyCalled(context, () =>
    context.db
      .insertInto('marketplace')
      .values({
        owner_company_id: owner,
        currency: wanted.Currency,
        is_template: wanted.IsTemplate ?? false,
        ...changedColumns(wanted),
        name: wanted.Name.trim(),
      })
      .returning('marketplace_id')
      .executeTakeFirstOrThrow(),
  );
  if (model) await fillFrom(context, model.marketplace_id, marketplace_id, owner);
  return marketplace_id;
}

/** Rules name groups of their owner, so a pricelist begins as one of the same owner alone. */
async function modelOf(context: CallContext, id: number, owner: number): Promise<OwnPricelist> {
  const model = await findPricelist(context, id);
  if (model.owner_company_id !== owner) throw noPricelist(id);
  return model;
}

/** @throws 409 while anybody buys from it. */
export async function deletePricelist(context: CallContext, id: number): Promise<OwnPricelist> {
  const list = await findPricelist(context, id, true);
  if (list.is_template) assertMeets(context.session.user.Capability, can('PRICELIST_TEMPLATES', 'Delete'));
  const count = await customersOf(context, id);
  if (count > 0) throw new Failure(409, 'customersBuyThere', { count });
  await context.db
    .updateTable('marketplace')
    .set({ state: 'Deleted', priority: null, wanted_priority: null })
    .where('marketplace_id', '=', id)
    .execute();
  return list;
}
