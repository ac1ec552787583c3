/** Makes a user, department, company or reseller, or orders a service (CALL-053, CALL-152, SOLO-32 to SOLO-36). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { CreatedType, mayCreateAny } from '../../entities/creation.ts';
import { accountId } from '../../entities/list.ts';
import { OrderState, orderErrors, orderQuantity } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { roleId } from '../../entities/Role.ts';

const roleIds = Type.Array(roleId, { maxItems: 20, uniqueItems: true });

export default operation('Account/CreateAccount', {
  summary:
    'Makes an account from the values of the layout "Create" of its type; a user who has a role is invited by e-mail. A product is ordered: approved at once within the payer’s credit, else it waits for the seller.',
  kind: 'write',
  subject: { Account: 'parentAccountId', Role: ['roleIds', 'administrator.roleIds'] },
  changes: [both('Account'), 'Role', 'Mail', both('Order')],
  needs: mayCreateAny,
  errors: [
    ...orderErrors,
    'administratorOfCompanies',
    'fixedAccount',
    'noServiceNamed',
    'notYourRole',
    'productsAreOrdered',
    'rolesOfUsers',
    'wrongParent',
  ],
  audit: { event: 'Account created' },
  input: Type.Object({
    parentAccountId: accountId,
    accountType: CreatedType,
    /** Field name of the layout to value; the server says at which field a value is wrong. */
    values: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown()),
    /** Of a user: what he may do. Without a role he cannot sign in, and is invited when he gets his first one. */
    roleIds: Type.Optional(roleIds),
    /** Of a company or reseller: its first user, invited at once. */
    administrator: Type.Optional(
      Type.Object({
        Firstname: Type.String({ maxLength: 100 }),
        Lastname: Type.String({ maxLength: 100 }),
        Email: Type.String({ maxLength: 254 }),
        /** Absent: the e-mail address. */
        Username: Type.Optional(Type.String({ maxLength: 254 })),
        roleIds: Type.Optional(roleIds),
      }),
    ),
    /** Of a product, as what follows: the key of its service. */
    productName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    quantity: Type.Optional(orderQuantity),
    term: Type.Optional(OrderTerm),
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  data: Type.Object({
    AccountId: Type.Integer(),
    AdministratorAccountId: Type.Optional(Type.Integer()),
    /** Of a product: the order, as people name it, and what has become of it. */
    OrderNumber: Type.Optional(Type.String()),
    OrderStatus: Type.Optional(OrderState),
  }),
  example: {
    input: {
      parentAccountId: 100734,
      accountType: 'User',
      values: { Firstname: 'Ada', Lastname: 'Huber', Email: 'ada.huber@donau.example' },
      roleIds: [5],
    },
    data: { AccountId: 104211 },
  },
});
