/** Wrong manifests: columns, filters, search and tree of tables. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { action, can, columnsFrom, constant, filtersFrom, go, lookup, options, param, part, recordHeader, row, screen, search, table, where } from '#define';
import { CountTally, GetTallyColumns, GetTallyFilters } from '../../fixtures/table/served/operations.ts';
import { GetAccountTree, GetAuditLog, LoadAccountById, SearchAccounts } from '../operations/account.ts';
import { GetOffers } from '../operations/marketplace.ts';
import { ApproveOrder, GetOrders } from '../operations/order.ts';
import { GetRoles } from '../operations/security.ts';
import { GetImportDetails, GetTerminationInfo } from '../operations/subscription.ts';

const title = 'x';

// @ts-expect-error column that does not exist
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Nmae'] }) });
// @ts-expect-error nested column that does not exist
screen('/a', { title, body: table(GetOrders, {}, { columns: ['Payer.DisplyName'] }) });
// @ts-expect-error an object is not a column
screen('/a', { title, body: table(GetOrders, {}, { columns: ['Payer'] }) });
// @ts-expect-error a list of records is not a column
screen('/a', { title, body: table(GetOffers, { marketplaceId: constant(1) }, { columns: ['Tags', 'Charges'] }) });
// @ts-expect-error a list of records is not a column, in the long form
screen('/a', { title, body: table(GetOffers, { marketplaceId: constant(1) }, { columns: ['Tags', { field: 'Charges', hidden: true }] }) });
// @ts-expect-error a list of records is not the title of a tile
screen('/a', { title, body: table(GetOffers, { marketplaceId: constant(1) }, { columns: ['Tags'], cards: { title: 'Charges' } }) });
// @ts-expect-error a text is no list of tags
screen('/a', { title, body: table(GetOffers, { marketplaceId: constant(1) }, { columns: ['Tags'], cards: { title: 'Tags', tags: 'Charges' } }) });
// @ts-expect-error a card says what the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], cards: { title: 'OrderId', facts: [{ text: '{n}', values: { n: 'Orders' } }] } }) });
// @ts-expect-error a card leads on without the value that the path needs
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], cards: { title: 'OrderId', facts: [{ text: '{n}', values: { n: 'OrderId' }, open: go('/b/$id', {}) }] } }) });
// @ts-expect-error a price for what the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], cards: { title: 'OrderId', price: { field: 'OrderValue', from: true, per: 'Unit' } } }) });
// @ts-expect-error an action on a value that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], cards: { title: 'OrderId', action: action(ApproveOrder, { orderId: row('Order') }, { label: 'Approve' }) } }) });
// @ts-expect-error unknown property of a card
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], cards: { title: 'OrderId', picture: 'OrderId' } }) });
// @ts-expect-error unknown face of a list
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], display: 'tiles', cards: { title: 'OrderId' } }) });
// @ts-expect-error an order that the call does not take
screen('/a/$id', { title, body: table(GetAuditLog, { accountId: param('id'), mode: constant('audit') }, { columns: ['Event'], orders: [{ title: 'Last', by: 'Target', direction: 'DESC' }] }) });
// @ts-expect-error an order without a direction
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], orders: [{ title: 'Last', by: 'OrderId' }] }) });
// @ts-expect-error rows are not ordered by a list of records
screen('/a', { title, body: table(GetOffers, { marketplaceId: constant(1) }, { columns: ['Tags'], sort: { field: 'Charges', direction: 'ASC' } }) });
// @ts-expect-error wrong field in the long form
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'Payer.Name' }] }) });
// @ts-expect-error unknown field kind
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderDateUtc', as: 'UtcDate' }] }) });
// @ts-expect-error field kind that does not take this value
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', as: 'DateTimeUtc' }] }) });
// @ts-expect-error an identifier is a text
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', as: 'Identifier' }] }) });
// @ts-expect-error a kind that can be told nothing
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderDateUtc', as: 'TimeAgo', with: { unit: 'days' } }] }) });
// @ts-expect-error a format that nobody may upload
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderDateUtc', as: 'File', with: { accept: ['exe'] } }] }) });
// @ts-expect-error told to nobody in particular
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderDateUtc', with: { accept: ['pdf'] } }] }) });
// @ts-expect-error only an instant was some time ago
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', as: 'TimeAgo' }] }) });
// @ts-expect-error unknown property of a column
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', widht: 3 }] }) });
// @ts-expect-error unknown capability of a column
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', needs: can('ORDERS', 'Read') }] }) });
// @ts-expect-error no columns
screen('/a', { title, body: table(GetOrders, {}, {}) });
// @ts-expect-error filter that is not an input
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], filters: ['Creator'] }) });
// @ts-expect-error filter on an input that is bound
screen('/a', { title, body: table(GetOrders, { status: constant('Pending') }, { columns: ['OrderId'], filters: ['status'] }) });
// @ts-expect-error unknown property of a table
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], colums: [] }) });
// @ts-expect-error several lists and none chosen
screen('/a/$id', { title, body: table(GetTerminationInfo, { accountId: param('id') }, { columns: ['DisplayName'] }) });
// @ts-expect-error part that does not exist
part(GetImportDetails, 'Acounts');
// @ts-expect-error column of the other part
screen('/a/$id', { title, body: table(part(GetImportDetails, 'Errors'), { importId: param('id') }, { columns: ['DisplayName'] }) });
// @ts-expect-error tree: children by a field of the wrong type
screen('/a/$id', { title, body: table(GetAccountTree, { accountId: param('id'), showTerminatedAccounts: constant(true) }, { columns: ['DisplayName'], tree: { children: { accountId: row('DisplayName') }, more: 'HasChildren' } }) });
// @ts-expect-error tree: the mark is not a boolean
screen('/a/$id', { title, body: table(GetAccountTree, { accountId: param('id'), showTerminatedAccounts: constant(true) }, { columns: ['DisplayName'], tree: { children: { accountId: row('AccountId') }, more: 'DisplayName' } }) });
// @ts-expect-error currency: not a field of the row
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', as: 'Money', currency: 'Currency' }] }) });
// @ts-expect-error currency: not a text
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'OrderValue', as: 'Money', currency: 'OrderId' }] }) });
// @ts-expect-error unknown face of a filter
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], filters: [{ field: 'status', display: 'chips' }] }) });
// @ts-expect-error filter: a kind that does not take this value
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], filters: [{ field: 'status', as: 'Money' }] }) });
// @ts-expect-error sort by a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], sort: { field: 'Id', direction: 'ASC' } }) });
// @ts-expect-error sort in no direction
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], sort: { field: 'OrderId', direction: 'UP' } }) });
// @ts-expect-error sortable by a field that the row lacks
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], sortable: ['Id'] }) });
// @ts-expect-error sortable by a field of the row that the call refuses
screen('/a/$id', { title, body: table(GetAuditLog, { accountId: param('id'), mode: constant('audit') }, { columns: ['Event'], sortable: ['Target'] }) });
// @ts-expect-error sort by a field of the row that the call refuses
screen('/a/$id', { title, body: table(GetAuditLog, { accountId: param('id'), mode: constant('audit') }, { columns: ['Event'], sort: { field: 'Target', direction: 'ASC' } }) });
// @ts-expect-error ended: a value outside of the enumeration
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], ended: where({ Status: 'Ended' }) }) });
// @ts-expect-error icon: not a text
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], icon: 'OrderId' }) });

// @ts-expect-error search: the text is not an input
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, { targetRoot: constant(1) }, { text: 'text' }) }) });
// @ts-expect-error search: the text goes into a number
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, { targetRoot: constant(1) }, { text: 'maxRows' }) }) });
// @ts-expect-error search: the text is bound already
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, { targetRoot: constant(1), searchString: constant('a') }, { text: 'searchString' }) }) });
// @ts-expect-error search: required input missing
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, {}, { text: 'searchString' }) }) });
// @ts-expect-error search: parameter not in the path
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, { targetRoot: param('id') }, { text: 'searchString' }) }) });
// @ts-expect-error search: a number as text
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(SearchAccounts, { targetRoot: constant(1) }, { text: 'searchString', atLeast: '2' }) }) });
// @ts-expect-error search: a writing operation
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], search: search(ApproveOrder, { orderId: constant(1) }, { text: 'reason' }) }) });

// @ts-expect-error hidden: only columns of lists can be
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', facts: [{ field: 'Country', hidden: true }] }), body: table(GetOrders, {}, { columns: ['OrderId'] }) });
// @ts-expect-error hidden is yes or no
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId', { field: 'OrderValue', hidden: 'yes' }] }) });
// @ts-expect-error refresh: what a list listens to follows from its call
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], refresh: { every: 30, on: ['Order'] } }) });
// @ts-expect-error refresh: seconds are a number
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], refresh: { every: '30s' } }) });
// @ts-expect-error refresh: without its seconds
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], refresh: {} }) });

// @ts-expect-error options: a value that the rows of the call lack
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], filters: [{ field: 'status', options: options(GetOrders, {}, { value: 'Id', label: 'Creator' }) }] }) });
// @ts-expect-error lookup: the text is not an input
screen('/a/$id', { title, body: table(GetAccountTree, { accountId: param('id') }, { columns: ['DisplayName'], filters: [{ field: 'limit', lookup: lookup(SearchAccounts, { targetRoot: constant(1) }, { text: 'words', value: 'AccountId', label: 'DisplayName' }) }] }) });
// @ts-expect-error lookup: a value that the found rows lack
screen('/a/$id', { title, body: table(GetAuditLog, { mode: constant('audit') , accountId: param('id') }, { columns: ['Event'], filters: [{ field: 'limit', lookup: lookup(SearchAccounts, { targetRoot: constant(1) }, { text: 'searchString', value: 'Id', label: 'DisplayName' }) }] }) });
// @ts-expect-error lookup: a label that the found rows lack
screen('/a/$id', { title, body: table(GetAuditLog, { mode: constant('audit') , accountId: param('id') }, { columns: ['Event'], filters: [{ field: 'limit', lookup: lookup(SearchAccounts, { targetRoot: constant(1) }, { text: 'searchString', value: 'AccountId', label: 'Name' }) }] }) });
// @ts-expect-error lookup: finds numbers where the input wants a text
screen('/a/$id', { title, body: table(GetAuditLog, { mode: constant('audit') , accountId: param('id') }, { columns: ['Event'], filters: [{ field: 'from', lookup: lookup(SearchAccounts, { targetRoot: constant(1) }, { text: 'searchString', value: 'AccountId', label: 'DisplayName' }) }] }) });
// @ts-expect-error lookup: a writing operation
screen('/a/$id', { title, body: table(GetAuditLog, { mode: constant('audit') , accountId: param('id') }, { columns: ['Event'], filters: [{ field: 'limit', lookup: lookup(ApproveOrder, { orderId: constant(1) }, { text: 'reason', value: 'OrderId', label: 'Creator' }) }] }) });
// @ts-expect-error lookup: parameter not in the path
screen('/a', { title, body: table(GetOrders, {}, { columns: ['OrderId'], filters: [{ field: 'limit', lookup: lookup(SearchAccounts, { targetRoot: param('id') }, { text: 'searchString', value: 'AccountId', label: 'DisplayName' }) }] }) });
// @ts-expect-error columnsFrom: the call answers no columns
screen('/a', { title, body: table(GetOrders, {}, { columns: columnsFrom(GetOrders, {}) }) });
// @ts-expect-error columnsFrom: a writing operation
screen('/a', { title, body: table(GetOrders, {}, { columns: columnsFrom(ApproveOrder, { orderId: constant(1) }) }) });
// @ts-expect-error columnsFrom: parameter not in the path
screen('/a', { title, body: table(CountTally, { tally: constant('boats') }, { columns: columnsFrom(GetTallyColumns, { tally: param('tally') }) }) });
// @ts-expect-error filtersFrom: an input that the list does not take
screen('/a', { title, body: table(CountTally, { tally: constant('boats') }, { columns: columnsFrom(GetTallyColumns, { tally: constant('boats') }), filters: filtersFrom(GetTallyFilters, { tally: constant('boats') }, { into: 'filters' }) }) });
// @ts-expect-error filtersFrom: an input that is bound
screen('/a', { title, body: table(CountTally, { tally: constant('boats'), parameters: constant({}) }, { columns: columnsFrom(GetTallyColumns, { tally: constant('boats') }), filters: filtersFrom(GetTallyFilters, { tally: constant('boats') }, { into: 'parameters' }) }) });
// @ts-expect-error note: no text of the answer
screen('/a', { title, body: table(CountTally, { tally: constant('boats') }, { columns: columnsFrom(GetTallyColumns, { tally: constant('boats') }), note: 'TotalCount' }) });
