/** A product account is made by an order of one service (CALL-152). */
import type CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { Failure } from '../calls/failure.ts';
import { placeOrder } from './place.ts';
import { termOf } from './term.ts';
import { serviceOfProduct } from './wanted.ts';

type Input = InputOf<typeof CreateAccount>;

/** @throws 403 without the right, 400 where something of it is missing, 404 for a service out of sight; and as every order. */
export async function orderProduct(context: CallContext, input: Input): Promise<DataOf<typeof CreateAccount>> {
  const { parentAccountId, productName, quantity, term, values, expectedTotal } = input;
  if (!mayActOnAccountType(context.session.user.Capability, 'Product', 'Create'))
    throw new Failure(403, 'fixedAccount');
  if (productName === undefined || quantity === undefined || term === undefined)
    throw new Failure(400, 'productsAreOrdered');
  const serviceId = await serviceOfProduct(context, productName);
  const { Order, AccountIds } = await placeOrder(
    context,
    {
      parentAccountId,
      lines: [{ serviceId, quantity, ...termOf(term), configuration: values }],
      ...(expectedTotal !== undefined && { expectedTotal }),
    },
    () => 'values.',
  );
  const [AccountId] = AccountIds;
  if (AccountId === undefined) throw new Error('An order of a service makes its account');
  context.audit({ details: Order.OrderNumber });
  return { AccountId, OrderNumber: Order.OrderNumber, OrderStatus: Order.Status };
}

/** @throws 400 for what only products have. */
export function assertNothingOrdered({ productName, quantity, term, expectedTotal }: Input): void {
  if ([productName, quantity, term, expectedTotal].some((each) => each !== undefined))
    throw new Failure(400, 'productsAreOrdered');
}
