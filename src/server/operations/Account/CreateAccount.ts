/** One account, and with a company or reseller its first administrator; all of it or nothing. A product is ordered. */

import CreateAccount from '../../../../manifests/operations/Account/CreateAccount.ts';
import { handler } from '../../../define/contract/handler.ts';
import { makeAccount } from '../../accounts/create.ts';
import { Failure } from '../../calls/failure.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { sentence } from '../../calls/sentence.ts';
import { addUser } from '../../identity/invitation.ts';
import { assertNothingOrdered, orderProduct } from '../../ordering/product.ts';

export default handler(CreateAccount, (input, context) =>
  runIdempotently(context, { operation: CreateAccount.operation, input }, async () => {
    const { administrator, accountType, roleIds } = input;
    const isCompany = accountType === 'Company' || accountType === 'Reseller';
    if (roleIds?.length && accountType !== 'User') throw new Failure(400, 'rolesOfUsers');
    if (administrator && !isCompany) throw new Failure(400, 'administratorOfCompanies');
    if (accountType === 'Product') return orderProduct(context, input);
    assertNothingOrdered(input);
    const { accountId, name } = await makeAccount(context, { ...input, accountType });
    if (accountType === 'User') await addUser(context, accountId, roleIds);
    context.audit({ target: { accountId, name, type: accountType } });
    if (!administrator) return { AccountId: accountId };
    const { roleIds: administratorRoles, ...values } = administrator;
    const first = await makeAccount(context, {
      parentAccountId: accountId,
      accountType: 'User',
      values,
      roleIds: administratorRoles,
      prefix: 'administrator.',
    });
    await addUser(context, first.accountId, administratorRoles);
    context.audit({ details: [sentence('Administrator: {name}', { name: first.name })] });
    return { AccountId: accountId, AdministratorAccountId: first.accountId };
  }),
);
