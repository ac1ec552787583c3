/** Wrong manifests: conditions. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { action, constant, either, not, param, row, screen, table, where } from '#define';
import { ApproveOrder, GetOrders } from '../operations/order.ts';
import { DeleteRole, GetRoles } from '../operations/security.ts';

const title = 'x';
const columns = ['OrderId'] as const;
const order = { orderId: row('OrderId') };
const label = 'A';
const ask = ['reason'] as const;
const colour = where({ Colour: 'red' });

// @ts-expect-error a field that the row lacks beside one that it has
screen('/a', { title, body: table(GetOrders, {}, { columns, actions: [action(ApproveOrder, order, { label, ask, when: where({ Status: 'Pending', Colour: 'red' }) })] }) });
// @ts-expect-error a condition under a name of its own, on a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns, actions: [action(ApproveOrder, order, { label, ask, when: colour })] }) });
// @ts-expect-error a field in the wrong case
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ status: 'Pending' }) }) });
// @ts-expect-error a value of the wrong case
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: 'pending' }) }) });
// @ts-expect-error one of the values is none of the field
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: ['Pending', 'Open'] }) }) });
// @ts-expect-error not: a value that the field cannot have
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: not('Open') }) }) });
// @ts-expect-error not: one of the values is none of the field
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: not(['Pending', 'Open']) }) }) });
// @ts-expect-error empty, where the field always has a value
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: null }) }) });
// @ts-expect-error a text where the field is a number
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ OrderId: '1' }) }) });
// @ts-expect-error a record is compared, not one of its fields
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Payer: 1 }) }) });
// @ts-expect-error a field of a record that it lacks
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ 'Payer.Colour': 'red' }) }) });
// @ts-expect-error either: a field that the row lacks in one of them
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: either(where({ Status: 'Pending' }), where({ Colour: 'red' })) }) });
// @ts-expect-error either: a value that the field cannot have in one of them
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: either(where({ Status: 'Pending' }), where({ Status: 'Open' })) }) });
// @ts-expect-error either: tests without where
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: either({ Status: 'Pending' }) }) });
// @ts-expect-error tests without where
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: { Status: 'Pending' } }) });
// @ts-expect-error JSON Schema is no condition
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: { properties: { Status: { const: 'Pending' } } } }) });
// @ts-expect-error not of a condition: not stands before values
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: not(where({ Status: 'Pending' })) }) });
// @ts-expect-error a list of conditions without either
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: [where({ Status: 'Pending' })] }) });
// @ts-expect-error a need is no condition
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: true }) });

// @ts-expect-error may: a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns, actions: [action(ApproveOrder, order, { label, ask, may: 'MayApprove' })] }) });
// @ts-expect-error may: a field that is neither yes nor no
screen('/a', { title, body: table(GetOrders, {}, { columns, actions: [action(ApproveOrder, order, { label, ask, may: 'Status', reason: 'R' })] }) });
// @ts-expect-error may: a condition
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: where({ IsOwn: true }) })] }) });
// @ts-expect-error a reason without may
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, reason: 'R' })] }) });
// @ts-expect-error may in the toolbar, where no row is
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: constant(1) }, { label, may: 'IsTemplate' })] }) });
// @ts-expect-error a test that is a function
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: () => true }) }) });
// @ts-expect-error yes or no where the field is a name
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: true }) }) });
// @ts-expect-error not of not
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Status: not(not('Pending')) }) }) });
// @ts-expect-error either inside either
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: either(either(where({ Status: 'Pending' })), where({ Status: 'Approved' })) }) });
// @ts-expect-error a record of tests where its dotted field is wanted
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Payer: { AccountId: 7 } }) }) });
// @ts-expect-error a condition inside a condition
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Payer: where({ AccountId: 7 }) }) }) });
// @ts-expect-error a range is no test
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ OrderValue: { minimum: 100 } }) }) });
// @ts-expect-error a binding in place of the value
screen('/a', { title, body: table(GetOrders, {}, { columns, ended: where({ Creator: row('Creator') }) }) });
// @ts-expect-error on selected rows: a field that the row lacks
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], bulk: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, when: where({ IsOwn: true }) })] }) });
// @ts-expect-error may: yes by the screen itself
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: true })] }) });
// @ts-expect-error may: a field in the wrong case
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: 'mayDelete' })] }) });
// @ts-expect-error may: several decisions
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: ['MayDelete'] })] }) });
// @ts-expect-error may: a field of the binding instead of its name
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: row('MayDelete') })] }) });
// @ts-expect-error may: a reason that is no text
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label, may: 'MayDelete', reason: { text: 'R' } })] }) });
