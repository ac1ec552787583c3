/** Wrong manifests: heads. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { custom, go, head, param, recordHeader, row, screen, table } from '#define';
import { LoadAccountById } from '../operations/account.ts';
import { GetRoles } from '../operations/security.ts';
import { accountHeader } from '../screens/account-header.ts';

const title = 'x';

// @ts-expect-error title that the record lacks
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'Name' }), body: custom('x') });
// @ts-expect-error status that the record lacks
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', status: 'Status' }), body: custom('x') });
// @ts-expect-error fact that the record lacks
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', facts: ['City'] }), body: custom('x') });
// @ts-expect-error a picture that the record lacks
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', image: 'Logo' }), body: custom('x') });
// @ts-expect-error a list without its label
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', up: go('/x', {}) }), body: custom('x') });
// @ts-expect-error no title
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, {}), body: custom('x') });
// @ts-expect-error parameter not in the path
screen('/a/$accountId', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName' }), body: custom('x') });
// @ts-expect-error required input missing
screen('/a/$id', { title, header: recordHeader(LoadAccountById, {}, { title: 'DisplayName' }), body: custom('x') });
// @ts-expect-error trail: not a list
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', trail: { list: 'Country', title: 'DisplayName', open: go('/x', {}) } }), body: custom('x') });
// @ts-expect-error trail: title that its items lack
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', trail: { list: 'Hierarchy', title: 'Name', open: go('/x', {}) } }), body: custom('x') });
// @ts-expect-error trail: open refers to a field that its items lack
screen('/a/$id', { title, header: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName', trail: { list: 'Hierarchy', title: 'DisplayName', open: go('/account/$accountId', { accountId: row('Balance') }) } }), body: custom('x') });
// @ts-expect-error a block is not a head
screen('/a/$id', { title, header: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }), body: custom('x') });
// @ts-expect-error a head is not a body
screen('/a/$id', { title, body: recordHeader(LoadAccountById, { accountId: param('id') }, { title: 'DisplayName' }) });
// @ts-expect-error a shared head does not fit a screen whose path lacks its parameter
screen('/a/$id', { title, header: accountHeader, body: custom('x') });
// @ts-expect-error a field that the record above lacks
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: head(accountHeader, 'Id') }, { columns: ['Name'] }) });
// @ts-expect-error a value of the record above that does not fit
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: head(accountHeader, 'DisplayName') }, { columns: ['Name'] }) });
