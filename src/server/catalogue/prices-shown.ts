/** Who sees the prices of services: cost and margin are another matter. */
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';

export const priceRight = can('BILLING_SHOWPRODUCTPRICE', 'Read');

export const seesPrices = ({ session }: CallContext): boolean => meets(session.user.Capability, priceRight);
