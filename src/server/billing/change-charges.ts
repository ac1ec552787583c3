/** Charges are added and taken back; nobody changes one, as it is deleted and added anew. */
import { sql } from 'kysely';
import type { CustomCharge } from '../../../manifests/entities/CustomCharge.ts';
import type AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { documentTypes } from '../../rules/files/upload-types.ts';
import { decimalsOf } from '../../rules/prices/currency-digits.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { ofSellerInScope } from '../db/in-scope.ts';
import { billingNow } from './clock.ts';
import { findCharge, noCharge, touching } from './custom-charges.ts';

type Wanted = InputOf<typeof AddCustomCharge>['customCharge'];

/** @throws 403 for a company that is not the caller's to bill, or a cost that he may not name; 404 for a file that is not his. */
export async function addCharge(
  context: CallContext,
  accountId: number,
  wanted: Wanted,
): Promise<Static<typeof CustomCharge>> {
  const account = await findAccount(context, accountId, { ...touching('Create'), alive: 'terminated', hold: 'share' });
  const { parent_account_id: seller, currency } = account;
  if (seller === null || currency === null || !(await sellsAs(context, seller)))
    throw new Failure(403, 'notChargeSeller');
  const { Name, Amount, Cost, Description, Attachment } = wanted;
  assertAmounts(context, currency, wanted);
  if (Cost !== undefined) {
    assertMeets(context.session.user.Capability, can('CUSTOM_CHARGE_COST', 'Create'));
    if (Cost < 0) assertMeets(context.session.user.Capability, can('CUSTOM_CHARGE_COST_NEGATIVE', 'Create'));
  }
  if (Attachment !== undefined) await takeFile(context, seller, Attachment);
  // Parties and currency are the account's, whatever is said here: the table sees to it.
  const { custom_charge_id } = await context.db
    .insertInto('custom_charge')
    .values({
      buyer_account_id: accountId,
      name: Name.trim(),
      description: Description?.trim() || null,
      amount: Amount,
      attachment_path: Attachment ?? null,
      creator_account_id: context.session.user.UserAccountId,
      created_utc: await billingNow(context.db),
    })
    .returning('custom_charge_id')
    .executeTakeFirstOrThrow();
  if (Cost !== undefined)
    await context.db.insertInto('custom_charge_cost').values({ custom_charge_id, cost: Cost }).execute();
  return (await findCharge(context, custom_charge_id, 'Create')).shown;
}

async function sellsAs({ db }: CallContext, seller: number): Promise<boolean> {
  const { rows } = await sql<{ sells: boolean }>`
    select ${ofSellerInScope(seller)} as sells`.execute(db);
  return rows[0]?.sells === true;
}

/** @throws 400 for nothing, and for parts of the smallest coin. */
function assertAmounts(context: CallContext, currency: string, { Amount, Cost = 0 }: Wanted): void {
  const wrong = (name: string, problem: string) => {
    const field = `customCharge.${name}`;
    return new Failure(400, 'wrongValue', { field, problem }, { [field]: problem });
  };
  if (Amount === 0) throw wrong('Amount', context.text('The amount must not be 0.'));
  const decimals = decimalsOf(currency);
  const isWhole = (amount: number) => Number(amount.toFixed(decimals)) === amount;
  const problem = () => context.text('At most {decimals} decimals in {currency}.', { decimals, currency });
  if (!isWhole(Amount)) throw wrong('Amount', problem());
  if (!isWhole(Cost)) throw wrong('Cost', problem());
}

/** The caller's upload becomes part of the charge. @throws 404 for what he has not uploaded, or what is part of something already. */
async function takeFile({ db }: CallContext, seller: number, path: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select attach_to_charge(${path}, ${seller}, ${Object.values(documentTypes)}::text[]) as taken`.execute(db);
  if (rows[0]?.taken !== true) throw new Failure(404, 'noUpload');
}

/** A bill run that holds it is waited for: then it is billed. @returns what it was called. */
export async function deleteCharge(context: CallContext, customChargeId: number): Promise<string> {
  const { is_seller, name } = await findCharge(context, customChargeId, 'Delete');
  if (!is_seller) throw new Failure(403, 'notChargeSeller');
  const gone = await context.db
    .deleteFrom('custom_charge')
    .where('custom_charge_id', '=', customChargeId)
    .where('state', '=', 'PendingBilling')
    .returning('custom_charge_id')
    .executeTakeFirst();
  if (gone) return name;
  const still = await context.db
    .selectFrom('custom_charge')
    .select('state')
    .where('custom_charge_id', '=', customChargeId)
    .executeTakeFirst();
  throw still ? new Failure(409, 'chargeBilled') : noCharge(customChargeId);
}
