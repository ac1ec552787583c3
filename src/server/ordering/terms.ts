/** Terms stand before an order: those of its services, and those of the marketplace. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { termsFrom } from '../messages/terms.ts';
import type { NamedService } from './wanted.ts';

/** Those that hold for services, accepted by the company of the caller or not. */
export async function termsFor(context: CallContext, services: readonly Pick<NamedService, 'product_name'>[]) {
  const products = new Set<string | undefined>([undefined, ...services.map(({ product_name }) => product_name)]);
  return (await termsFrom(context, 'terms_of_user')).filter(
    ({ ProductName, IsPrivacyPolicy }) => !IsPrivacyPolicy && products.has(ProductName),
  );
}

/** @throws 409 naming those that the company of the caller has not accepted. */
export async function assertTermsAccepted(context: CallContext, services: readonly NamedService[]): Promise<void> {
  const open = (await termsFor(context, services)).filter(({ AcceptedUtc }) => AcceptedUtc === undefined);
  if (open.length > 0) throw new Failure(409, 'termsNotAccepted', { names: open.map(({ Name }) => Name).join(', ') });
}
