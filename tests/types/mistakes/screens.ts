/** Wrong manifests: screens, paths, tabs, boards and counts. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { board, chart, constant, count, counted, custom, go, link, menuLinks, param, part, recordHeader, row, screen, stack, table, tabs, where } from '#define';
import { ApproveOrder, GetOrders, GetOrdersByStatus, GetRecent } from '../operations/order.ts';
import { GetMfaPolicy, GetRoles } from '../operations/security.ts';
import { GetTerminationInfo } from '../operations/subscription.ts';

const title = 'x';

// @ts-expect-error path without a leading slash
screen('account', { title, body: custom('x') });
// @ts-expect-error path in contract notation
screen('/account/{accountId}', { title, body: custom('x') });
// @ts-expect-error path in colon notation
screen('/account/:accountId', { title, body: custom('x') });
// @ts-expect-error no title
screen('/a', { body: custom('x') });
// @ts-expect-error no body
screen('/a', { title });
// @ts-expect-error unknown menu group
screen('/a', { title, menu: { group: 'Marketplace' }, body: custom('x') });
// @ts-expect-error unknown layout
screen('/a', { title, layout: 'wide', body: custom('x') });
// @ts-expect-error unknown property
screen('/a', { title, gate: 'x', body: custom('x') });
// @ts-expect-error body is not a block
screen('/a', { title, body: { columns: [] } });
// @ts-expect-error body is an action
screen('/a', { title, body: link('x', go('/a', {})) });
// @ts-expect-error a function in a screen
screen('/a', { title, body: () => custom('x') });
// @ts-expect-error menu entry without its order
screen('/a', { title, menu: { group: 'New' }, body: custom('x') });
// @ts-expect-error unknown access
screen('/a', { title, access: 'admin', body: custom('x') });
// @ts-expect-error sub-screen without its order
screen('/a', { title, tab: { title }, body: custom('x') });
// @ts-expect-error sub-screen: a field that the record of its head lacks
screen('/a/$id', { title, header: recordHeader(GetMfaPolicy, { accountId: param('id') }, { title: 'Enforced' }), tab: { title, order: 1, when: where({ AccountType: 'Company' }) }, body: custom('x') });

// @ts-expect-error sub-screen: counted by a parameter that is not in the path
screen('/a/$id', { title, tab: { title, order: 1, count: counted(GetRoles, { ownerCompanyId: param('ID') }) }, body: custom('x') });
// @ts-expect-error sub-screen: nothing to count
screen('/a/$id', { title, tab: { title, order: 1, count: counted(GetMfaPolicy, { accountId: param('id') }) }, body: custom('x') });
// @ts-expect-error sub-screen: a page without a total is not counted
screen('/a/$id', { title, tab: { title, order: 1, count: counted(GetRecent, {}) }, body: custom('x') });
// @ts-expect-error sub-screen: a block is no count
screen('/a/$id', { title, tab: { title, order: 1, count: count(GetRoles, { ownerCompanyId: param('id') }, { title }) }, body: custom('x') });
screen('/a/$id', { title, tab: { title, order: 1, count: counted(GetRoles, { ownerCompanyId: param('id') }) }, body: custom('x') });

// @ts-expect-error wrong parameter deep inside tabs
screen('/a/$id', { title, body: tabs({ title, body: stack(table(GetRoles, { ownerCompanyId: param('ID') }, { columns: ['Name'] })) }) });
// @ts-expect-error panel without a title
screen('/a', { title, body: tabs({ body: custom('x') }) });
// @ts-expect-error unknown width
screen('/a', { title, body: board({ title, width: 5, body: custom('x') }) });
// @ts-expect-error wrong column deep inside a board
screen('/a', { title, body: board({ title, body: table(GetOrders, {}, { columns: ['Id'] }) }) });
// @ts-expect-error count: nothing to count
screen('/a/$id', { title, body: count(GetMfaPolicy, { accountId: param('id') }, { title }) });
// @ts-expect-error count: a condition, which would count the rows of a page
screen('/a', { title, body: count(GetOrders, {}, { title, of: where({ State: 'Pending' }) }) });
// @ts-expect-error count: parameter not in the path
screen('/a', { title, body: count(GetRoles, { ownerCompanyId: param('id') }, { title }) });
// @ts-expect-error count: open has no row
screen('/a', { title, body: count(GetOrders, {}, { title, open: go('/order/$orderId', { orderId: row('OrderId') }) }) });
screen('/a/$id', { title, body: count(part(GetTerminationInfo, 'Accounts'), { accountId: param('id') }, { title }) });
// @ts-expect-error count: a page without a total
screen('/a', { title, body: count(GetRecent, {}, { title }) });
// @ts-expect-error count: the rows of a page as a part of its answer
screen('/a', { title, body: count(part(GetOrders, 'Items'), {}, { title }) });
// @ts-expect-error count: a value that the input cannot have
screen('/a', { title, body: count(GetOrders, { status: constant('Declined') }, { title }) });
// @ts-expect-error chart: a page
screen('/a', { title, body: chart(GetOrders, {}, { by: 'Status', value: 'OrderValue' }) });
// @ts-expect-error chart: a page without a total
screen('/a', { title, body: chart(GetRecent, {}, { by: 'Status', value: 'Orders' }) });
// @ts-expect-error chart: a series that is no text
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders', series: 'Orders' }) });
// @ts-expect-error chart: an estimate that is no yes or no
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders', estimate: 'Status' }) });
// @ts-expect-error chart: no figure
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status' }) });
// @ts-expect-error chart: a figure that is none
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Status' }) });
// @ts-expect-error chart: a figure that the rows lack
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Total' }) });
// @ts-expect-error chart: bars of something that the rows lack
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'State', value: 'Orders' }) });
// @ts-expect-error chart: unknown period
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders', per: 'week' }) });
// @ts-expect-error chart: a currency that is no text
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders', currency: 'Orders' }) });
// @ts-expect-error a menu that the shell has not
screen('/a', { title, menu: { group: 'Raports', order: 1 }, body: custom('x') });
// @ts-expect-error links of a menu that the shell has not
screen('/a', { title, body: menuLinks('Neu') });
// @ts-expect-error links of a menu beside others
screen('/a', { title, body: menuLinks('New', link('A', go('/a', {}))) });
// @ts-expect-error links of no menu
screen('/a', { title, body: menuLinks() });
// @ts-expect-error links of several menus
screen('/a', { title, body: menuLinks(['New', 'Reports']) });
// @ts-expect-error links of a menu in the wrong case
screen('/a', { title, body: menuLinks('new') });
// @ts-expect-error a menu by its name alone
screen('/a', { title, menu: 'New', body: custom('x') });
// @ts-expect-error count: of a call that writes
screen('/a', { title, body: count(ApproveOrder, { orderId: constant(1), reason: constant('x') }, { title }) });
// @ts-expect-error count: without a title
screen('/a', { title, body: count(GetOrders, {}, {}) });
// @ts-expect-error count: a field that is counted
screen('/a', { title, body: count(GetOrders, {}, { title, by: 'Status' }) });
// @ts-expect-error count: a required input missing
screen('/a', { title, body: count(GetRoles, {}, { title }) });
// @ts-expect-error chart: of a call that writes
screen('/a', { title, body: chart(ApproveOrder, { orderId: constant(1), reason: constant('x') }, { by: 'Status', value: 'OrderValue' }) });
// @ts-expect-error chart: several figures
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: ['Orders'] }) });
// @ts-expect-error chart: a condition, which would draw a part
screen('/a', { title, body: chart(GetOrdersByStatus, {}, { by: 'Status', value: 'Orders', of: where({ Status: 'Pending' }) }) });
// @ts-expect-error chart: the list of a page as a part of its answer
screen('/a', { title, body: chart(part(GetOrders, 'Items'), {}, { by: 'Status', value: 'OrderValue' }) });
