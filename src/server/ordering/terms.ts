/** Terms stand before an order: those of its services, and those of the marketplace. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { termsFrom } from '../messages/terms.ts';
import type { NamedService } from './wanted.ts';

/** @throws 409 naming those that the company of the caller has not accepted. */
export async function assertTermsAccepted(context: CallContext, services: readonly NamedService[]): Promise<void> {
  const products = new Set<string | undefined>([undefined, ...services.map(({ product_name }) => product_name)]);
  const open = (await termsFrom(context, 'terms_of_user')).filter(
    ({ ProductName, IsPrivacyPolicy, AcceptedUtc }) =>
      !IsPrivacyPolicy && AcceptedUtc === undefined && products.has(ProductName),
  );
  if (open.length > 0) throw new Failure(409, 'termsNotAccepted', { names: open.map(({ Name }) => Name).join(', ') });
}
