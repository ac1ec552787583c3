/** Wrong manifests: actions and ways to other screens. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
// biome-ignore-all lint/suspicious/noThenProperty: data that is never awaited

import { action, can, download, form, go, input, link, links, param, row, screen, selected, show, step, table, undo, where } from '#define';
import { ExportAuditLog } from '../operations/account.ts';
import { ApproveOrder, GetOrders } from '../operations/order.ts';
import { AddRole, DeleteRole, DeleteRoles, GetRoles } from '../operations/security.ts';

const title = 'x';

// @ts-expect-error row field that does not exist
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderID') }, { label: 'A', ask: ['reason'] })] }) });
// @ts-expect-error row field of the wrong type
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('Creator') }, { label: 'A', ask: ['reason'] })] }) });
// @ts-expect-error optional row field for a required input
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId'), reason: row('ApprovalReason') }, { label: 'A' })] }) });
// @ts-expect-error required input neither bound nor asked for
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A' })] }) });
// @ts-expect-error asks for an input that is bound
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['orderId', 'reason'] })] }) });
// @ts-expect-error asks for an input that does not exist
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason', 'remark'] })] }) });
// @ts-expect-error start: field that is not asked for
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], start: { remark: constant('x') } })] }) });
// @ts-expect-error start: value of the wrong type
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], start: { reason: row('OrderId') } })] }) });
// @ts-expect-error condition on a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], when: where({ State: 'Pending' }) })] }) });
// @ts-expect-error condition with a value outside of the enumeration
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], when: where({ Status: 'Open' }) })] }) });
// @ts-expect-error condition: a number where the field is a text
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], when: where({ Creator: 1 }) })] }) });
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], icon: 'check', display: 'icon' })] }) });
// @ts-expect-error display: an icon that is not named
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], display: 'icon' })] }) });
// @ts-expect-error display: a word that there is not
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], icon: 'check', display: 'button' })] }) });
// @ts-expect-error display: what is dangerous stands behind its words
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], icon: 'check', display: 'icon', tone: 'danger' })] }) });
// @ts-expect-error display: an icon without its label
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { ask: ['reason'], icon: 'check', display: 'icon' })] }) });
// @ts-expect-error condition as a function
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], when: () => true })] }) });
// @ts-expect-error row action in the toolbar, where no row is
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label: 'D' })] }) });
// @ts-expect-error selected rows of the wrong type
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], bulk: [action(DeleteRoles, { ownerCompanyId: param('id'), roleIds: selected('Name') }, { label: 'D' })] }) });
// @ts-expect-error one row where a list is wanted
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], bulk: [action(DeleteRoles, { ownerCompanyId: param('id'), roleIds: row('roleId') }, { label: 'D' })] }) });
// @ts-expect-error parameter in an action that is not in the path
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('companyId'), roleId: row('roleId') }, { label: 'D' })] }) });
// @ts-expect-error unknown tone
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label: 'D', tone: 'red' })] }) });
// @ts-expect-error go without the parameter of its path
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], open: go('/account/$accountId', {}) }) });
// @ts-expect-error go with a parameter that its path lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], open: go('/account/$accountId', { accountId: row('Payer.AccountId'), id: row('OrderId') }) }) });
// @ts-expect-error go with a row field that does not exist
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], open: go('/account/$accountId', { accountId: row('AccountId') }) }) });
// @ts-expect-error then refers to a field that the reply lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name'], then: go('/role/$roleId', { roleId: row('Id') }) }) });
// @ts-expect-error download: the reply is not a file
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [download(GetRoles, { ownerCompanyId: param('id') }, { label: 'D' })] }) });
// @ts-expect-error download: required input neither bound nor asked for
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [download(ExportAuditLog, { accountId: param('id') }, { label: 'D', ask: ['format'] })] }) });
// @ts-expect-error download: parameter not in the path
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [download(ExportAuditLog, { accountId: param('accountId') }, { label: 'D', ask: ['format', 'mode'] })] }) });
// @ts-expect-error download: without a label
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [download(ExportAuditLog, { accountId: param('id') }, { ask: ['format', 'mode'] })] }) });
// @ts-expect-error lock on a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], locks: [{ while: where({ State: 'Pending' }), reason: 'R' }] })] }) });
// @ts-expect-error lock without its reason
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], locks: [{ while: where({ OrderId: 1 }) }] })] }) });
// @ts-expect-error lock whose policy stands in no text
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], locks: [{ while: where({ OrderId: 1 }), reason: 'R', from: 'OrderId' }] })] }) });
// @ts-expect-error keys that are no letters
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], keys: 'Ctrl+A' })] }) });
// @ts-expect-error undo by a call that only reads
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], undo: undo(GetOrders, {}) })] }) });
// @ts-expect-error undo with a value that the answer lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], undo: undo(ApproveOrder, { orderId: step('reply.Missing'), reason: input('reason') }) })] }) });
// @ts-expect-error job that is no number of the answer
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [action(ApproveOrder, { orderId: row('OrderId') }, { label: 'A', ask: ['reason'], job: 'JobId' })] }) });
// @ts-expect-error link without its label
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link(go('/a', {}))] }) });
// @ts-expect-error link: an address as text
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', '/a')] }) });
// @ts-expect-error link with a need of its own: its target says who may go there
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), { needs: can('WIKI', 'Read') })] }) });
// @ts-expect-error link with a message: nothing is done
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), { message: 'Done' })] }) });
// @ts-expect-error link with a field of a row in the toolbar, where no row is
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a/$id', { id: row('OrderId') }))] }) });
// @ts-expect-error link with a row field that does not exist
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [link('A', go('/a/$id', { id: row('Id') }))] }) });
// @ts-expect-error link: a decision that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [link('A', go('/a/$id', { id: row('OrderId') }), { may: 'MayOpen' })] }) });
// @ts-expect-error the notation of an object is no link
screen('/a', { title, body: links({ label: 'A', to: go('/a', {}) }) });
// @ts-expect-error an action that calls is no link
screen('/a', { title, body: links(action(AddRole, {}, { label: 'A' })) });
// @ts-expect-error a link where the address of a row is wanted: its name is the label
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], open: link('A', go('/a', {})) }) });
// @ts-expect-error links(…): an address without a label
screen('/a', { title, body: links(go('/a', {})) });
// @ts-expect-error links(…): a list in place of one after the other
screen('/a', { title, body: links([link('A', go('/a', {}))]) });
// @ts-expect-error link: the icon in place of its options
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), 'building')] }) });
// @ts-expect-error link: it asks for nothing
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), { ask: ['reason'] })] }) });
// @ts-expect-error link: it leads on by itself
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), { then: go('/b', {}) })] }) });
// @ts-expect-error link: unknown tone
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/a', {}), { tone: 'primary' })] }) });
// @ts-expect-error link: without the parameter of its address
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link('A', go('/account/$accountId', {}))] }) });
// @ts-expect-error link: where it leads under the name of a way
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [link({ label: 'A', to: go('/a', {}) })] }) });
// @ts-expect-error show: a block that wants what the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], actions: [show({ label: 'A' }, table(GetRoles, { ownerCompanyId: row('Company') }, { columns: ['Name'] }))] }) });
// @ts-expect-error show: a parameter that the path lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], toolbar: [show({ label: 'A' }, table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }))] }) });
// @ts-expect-error show: nothing to be shown
show({ label: 'A' });
// @ts-expect-error show: it calls nothing that could be asked about
show({ label: 'A', confirm: 'Sure?' }, table(GetOrders, {}, { columns: ['OrderId'] }));
// @ts-expect-error show: unknown width
show({ label: 'A', width: 'full' }, table(GetOrders, {}, { columns: ['OrderId'] }));
