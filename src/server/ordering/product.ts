/** One service ordered, which makes one product account (CALL-152). */
import type CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import type OrderService from '../../../manifests/operations/Account/OrderService.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { Failure } from '../calls/failure.ts';
import { placedDetails, placeOrder } from './place.ts';
import { termOf } from './term.ts';
import { serviceOfProduct } from './wanted.ts';

type NewAccount = InputOf<typeof CreateAccount>;

/** @param prefix put before the names of fields in messages. @throws as every order does. */
export async function orderService(
  context: CallContext,
  {
    parentAccountId,
    serviceId,
    quantity,
    term,
    configuration,
    endedAccountIds = [],
    expectedTotal,
  }: InputOf<typeof OrderService>,
  prefix = 'configuration.',
): Promise<DataOf<typeof OrderService>> {
  const { Order, AccountIds, ended } = await placeOrder(
    context,
    {
      parentAccountId,
      lines: [{ serviceId, quantity, ...termOf(term), configuration, endedAccountIds }],
      ...(expectedTotal !== undefined && { expectedTotal }),
    },
    () => prefix,
  );
  const [AccountId] = AccountIds;
  if (AccountId === undefined) throw new Error('An order of a service makes its account');
  context.audit({ details: placedDetails(Order.OrderNumber, ended) });
  return { AccountId, OrderNumber: Order.OrderNumber, OrderStatus: Order.Status };
}

/** @throws 403 without the right, 400 where something of it is missing, 404 for a service out of sight; and as every order does. */
export async function orderProduct(context: CallContext, input: NewAccount): Promise<DataOf<typeof CreateAccount>> {
  const { parentAccountId, productName, quantity, term, values, expectedTotal } = input;
  if (!mayActOnAccountType(context.session.user.Capability, 'Product', 'Create'))
    throw new Failure(403, 'fixedAccount');
  if (productName === undefined || quantity === undefined || term === undefined)
    throw new Failure(400, 'productsAreOrdered');
  const serviceId = await serviceOfProduct(context, productName);
  const wanted = { parentAccountId, serviceId, quantity, term, configuration: values };
  return orderService(context, { ...wanted, ...(expectedTotal !== undefined && { expectedTotal }) }, 'values.');
}

/** @throws 400 for what only products have. */
export function assertNothingOrdered({ productName, quantity, term, expectedTotal }: NewAccount): void {
  if ([productName, quantity, term, expectedTotal].some((each) => each !== undefined))
    throw new Failure(400, 'productsAreOrdered');
}
