/** Who sees the prices of services, and who sees cost and margin as well. */
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';

export const priceRight = can('BILLING_SHOWPRODUCTPRICE', 'Read');

/** What a seller's company buys at is his cost. */
export const marginRight = can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read');

export const seesPrices = ({ session }: CallContext): boolean => meets(session.user.Capability, priceRight);

export const seesMargin = ({ session }: CallContext): boolean => meets(session.user.Capability, marginRight);
