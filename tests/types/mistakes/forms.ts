/** Wrong manifests: forms and views. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { layout, options } from '../../../src/define/asking.ts';
import { constant, param, row } from '../../../src/define/binding.ts';
import { form } from '../../../src/define/form.ts';
import { screen } from '../../../src/define/screen.ts';
import { table } from '../../../src/define/table.ts';
import { view } from '../../../src/define/view.ts';
import { CreateAccount, ExportAuditLog, GetViewLayout, LoadAccountById } from '../operations/account.ts';
import { AddRole, GetMfaPolicy, GetRoles, SaveMfaPolicy } from '../operations/security.ts';

const title = 'x';

// @ts-expect-error form on a reading operation
screen('/a/$id', { title, body: form(ExportAuditLog, { accountId: param('id') }, { fields: ['mode', 'format'] }) });
// @ts-expect-error field that is not an input
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name', 'role.Colour'] }) });
// @ts-expect-error field that is bound already
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name', 'ownerCompanyId'] }) });
// @ts-expect-error required nested input not asked for
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Description'] }) });
// @ts-expect-error required input neither bound nor asked for
screen('/a', { title, body: form(AddRole, {}, { fields: ['role.Name'] }) });
// @ts-expect-error unknown kind of a form field
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', as: 'TextBox' }] }) });
// @ts-expect-error options: value that the row lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'Id', label: 'Name' }) }] }) });
// @ts-expect-error options: parameter not in the path
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('companyId') }, { value: 'roleId', label: 'Name' }) }] }) });
// @ts-expect-error server layout without a required input
screen('/a/$id', { title, body: form(CreateAccount, { parentAccountId: param('id'), accountType: constant('Company') }, { fields: [{ field: 'values', layout: layout(GetViewLayout, { accountType: constant('Company') }) }] }) });
// @ts-expect-error view: field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { layout: [{ title, fields: ['Name'] }] }) });
// @ts-expect-error view: below refers to a field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { layout: [], below: table(GetRoles, { ownerCompanyId: row('Id') }, { columns: ['Name'] }) }) });
// @ts-expect-error view: save is a table
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { layout: [], save: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }) }) });
// @ts-expect-error view: save misses a required input
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { layout: [], save: form(SaveMfaPolicy, { accountId: param('id') }, { fields: [] }) }) });
// @ts-expect-error view: values from a key that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { layout: [], values: { from: 'View', key: 'General' } }) });
// @ts-expect-error view: values without the key
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { layout: [], values: { from: 'Views' } }) });
// @ts-expect-error view: aside refers to a field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { layout: [], aside: table(GetRoles, { ownerCompanyId: row('Id') }, { columns: ['Name'] }) }) });
