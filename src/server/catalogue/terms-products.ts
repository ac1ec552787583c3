/** Services for which somebody writes terms: those of the vendors in his branch, so the marketplace's owner has all of them. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { inScope, ofVendorInScope } from '../db/in-scope.ts';

interface Writer {
  readonly path: string;
}

export interface TermsProduct {
  readonly product_name: string;
  readonly display_name: string;
  readonly vendor: string;
}

/** @param account must have been found visible before. */
export const termsProducts = ({ language }: CallContext, { path }: Writer): RawBuilder<TermsProduct> =>
  sql<TermsProduct>`
    select s.product_name, service_name(s.names, ${language}, s.product_name) as display_name, v.name as vendor
    from service s
    join vendor_profile v on v.account_id = s.owner_account_id
    join account owner on owner.account_id = s.owner_account_id
    where owner.path ^@ ${path} and ${inScope('owner.path')} and ${ofVendorInScope('s.owner_account_id')}`;

/** The service keeps its key until the call has ended. @throws 404 for a key that is absent or of another branch. */
export async function assertTermsProduct(
  { db }: CallContext,
  { path }: Writer,
  productName: string | null,
): Promise<void> {
  if (productName === null) return;
  const service = await db
    .selectFrom('service')
    .innerJoin('account', 'account.account_id', 'service.owner_account_id')
    .select('service.service_id')
    .where('service.product_name', '=', productName)
    .where(sql<boolean>`account.path ^@ ${path}`)
    .where(inScope('account.path'))
    .where(ofVendorInScope('service.owner_account_id'))
    .forKeyShare('service')
    .executeTakeFirst();
  if (!service) throw new Failure(404, 'noServiceNamed', { serviceName: productName });
}

/** Whoever writes them; drafts count. */
export async function hasTerms(context: CallContext, productName: string): Promise<boolean> {
  const [row] = await context.prepared('has_terms', 'select has_terms($1)', [productName]);
  return row?.[0] === true;
}
