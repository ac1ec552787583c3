/** Charges that sellers add by hand, as far as the session sees them, and the files that they came with. */
import { type RawBuilder, sql } from 'kysely';
import type { CustomCharge } from '../../../manifests/entities/CustomCharge.ts';
import type { FileResult } from '../../../manifests/entities/FileResult.ts';
import type GetCustomCharges from '../../../manifests/operations/CustomCharges/GetCustomCharges.ts';
import type { Flag } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { mayTouchCharges, seesChargeCost } from '../../rules/billing/charge-rights.ts';
import { customChargeMachine } from '../../rules/machines/billing.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { companies, type FindOptions, findAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inDeal, inScope, ofSellerInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';

interface Row {
  readonly custom_charge_id: number;
  readonly buyer_account_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly attachment_path: string | null;
  readonly created_utc: Date;
  readonly state: (typeof customChargeMachine.states)[number];
  readonly cost: number | null;
  readonly is_seller: boolean;
  /** null: somebody of the other side, out of sight. */
  readonly creator_name: string | null;
}

/** Of both sides, which need not see each other. */
interface Names {
  readonly attachment_name: string | null;
  readonly buyer_type: string;
}

/** Charges of accounts of a type that the caller may do this to. */
export const touching = (flag: Flag): FindOptions => ({
  types: companies,
  may: {
    to: ({ session }, type) => mayTouchCharges(session.user.Capability, type, flag),
    otherwise: 'mayNotCharge',
  },
});

/** The cost stands apart, where a policy keeps it to the seller. */
const chargesWhere = (condition: RawBuilder<boolean>) => sql<Row>`
  select charge.*, own.cost, creator.display_name as creator_name, ${ofSellerInScope('charge.seller_account_id')} as is_seller
  from custom_charge charge
  left join custom_charge_cost own on own.custom_charge_id = charge.custom_charge_id and ${ofSellerInScope('own.seller_account_id')}
  left join account creator on creator.account_id = charge.creator_account_id and ${inScope('creator.path')}
  where ${inDeal('charge')} and ${condition}`;

const names = sql<Names>`(charge_names(page.custom_charge_id)).*`;

function chargeOf({ session }: CallContext, row: Row & Names): Static<typeof CustomCharge> {
  const held = session.user.Capability;
  return {
    CustomChargeId: row.custom_charge_id,
    AccountId: row.buyer_account_id,
    Name: row.name,
    ...(row.description !== null && { Description: row.description }),
    Amount: row.amount,
    Currency: row.currency,
    ...(row.cost !== null && seesChargeCost(held) && { Cost: row.cost }),
    ...(row.attachment_name !== null && { AttachmentName: row.attachment_name }),
    HasAttachment: row.attachment_path !== null,
    ...(row.creator_name !== null && { Creator: row.creator_name }),
    CreatedUtc: utc(row.created_utc),
    Status: row.state,
    MayDelete:
      row.is_seller &&
      mayTake(customChargeMachine.steps.delete, row.state) &&
      mayTouchCharges(held, row.buyer_type, 'Delete'),
  };
}

export async function chargePage(
  context: CallContext,
  { accountId, states, ...input }: InputOf<typeof GetCustomCharges>,
): Promise<DataOf<typeof GetCustomCharges>> {
  await findAccount(context, accountId, touching('Read'));
  const wanted = sql<boolean>`charge.buyer_account_id = ${accountId}
    and (${states?.length ? states : null}::text[] is null or charge.state = any (${states ?? null}::text[]))`;
  const { rows, total } = await pageOf(context.db, chargesWhere(wanted), {
    order: { Name: 'name', Amount: 'amount', CreatedUtc: 'created_utc', Status: 'state' },
    texts: { language: context.language, columns: ['name'] },
    standard: { custom_charge_id: 'desc' },
    find: ['name', 'description'],
    more: names,
    input,
  });
  return { Items: rows.map((row) => chargeOf(context, row)), TotalCount: total };
}

export interface FoundCharge extends Row, Names {
  readonly shown: Static<typeof CustomCharge>;
}

/** @throws 404 for one that is absent or out of sight, 403 for one of an account whose charges the caller may not touch so. */
export async function findCharge(context: CallContext, customChargeId: number, flag: Flag): Promise<FoundCharge> {
  const { rows } = await sql<Row & Names>`
    select page.*, ${names} from (${chargesWhere(sql`charge.custom_charge_id = ${customChargeId}`)}) page`.execute(
    context.db,
  );
  const [row] = rows;
  if (!row) throw noCharge(customChargeId);
  if (!mayTouchCharges(context.session.user.Capability, row.buyer_type, flag)) throw new Failure(403, 'mayNotCharge');
  return { ...row, shown: chargeOf(context, row) };
}

export const noCharge = (customChargeId: number): Failure => new Failure(404, 'noCharge', { customChargeId });

/** @throws 404 for a charge without one. */
export async function chargeFile(context: CallContext, customChargeId: number): Promise<Static<typeof FileResult>> {
  await findCharge(context, customChargeId, 'Read');
  const { rows } = await sql<{ file_name: string; content_type: string; content: Buffer }>`
    select * from charge_attachment(${customChargeId})`.execute(context.db);
  const [file] = rows;
  if (!file) throw new Failure(404, 'noAttachment');
  return { FileName: file.file_name, ContentType: file.content_type, Content: file.content.toString('base64') };
}
