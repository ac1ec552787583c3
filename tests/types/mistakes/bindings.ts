/** Wrong manifests: bindings of a load. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { constant, param, row, screen, session, step, table } from '#define';
import { GetAccountTree, GetAuditLog } from '../operations/account.ts';
import { DeleteRole, GetRoles } from '../operations/security.ts';

const title = 'x';

// @ts-expect-error required input missing
screen('/a/$id', { title, body: table(GetRoles, {}, { columns: ['Name'] }) });
// @ts-expect-error one of two required inputs missing
screen('/a/$id', { title, body: table(GetAuditLog, { accountId: param('id') }, { columns: ['Event'] }) });
// @ts-expect-error input that does not exist
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id'), companyId: param('id') }, { columns: ['Name'] }) });
// @ts-expect-error input misspelt
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyID: param('id') }, { columns: ['Name'] }) });
// @ts-expect-error parameter not in the path
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('accountId') }, { columns: ['Name'] }) });
// @ts-expect-error parameter on a path without any
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }) });
// @ts-expect-error optional parameter for a required input
screen('/a/{-$id}', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }) });
// @ts-expect-error optional query value for a required input
screen('/a?id?', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }) });
// @ts-expect-error constant of the wrong type
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: constant('7') }, { columns: ['Name'] }) });
// @ts-expect-error constant outside of the enumeration
screen('/a/$id', { title, body: table(GetAuditLog, { accountId: param('id'), mode: constant('both') }, { columns: ['Event'] }) });
// @ts-expect-error raw value instead of a binding
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: 7 }, { columns: ['Name'] }) });
// @ts-expect-error session field of the wrong type
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: session('CompanyAccount.Currency') }, { columns: ['Name'] }) });
// @ts-expect-error session field that does not exist
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: session('CompanyId') }, { columns: ['Name'] }) });
// @ts-expect-error a row where none is
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: row('roleId') }, { columns: ['Name'] }) });
// @ts-expect-error a step value outside a wizard
screen('/a', { title, body: table(GetRoles, { ownerCompanyId: step('x.Id') }, { columns: ['Name'] }) });
// @ts-expect-error parameter for a boolean input
screen('/a/$id', { title, body: table(GetAccountTree, { accountId: param('id'), showTerminatedAccounts: param('id') }, { columns: ['DisplayName'] }) });
// @ts-expect-error a block written outside its screen may not use parameters
export const loose = table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] });
// @ts-expect-error list taken from a writing operation
screen('/a/$id', { title, body: table(DeleteRole, { ownerCompanyId: param('id'), roleId: param('id') }, { columns: [] }) });
// @ts-expect-error name of an operation instead of the operation
screen('/a/$id', { title, body: table('Account/GetRoles', { ownerCompanyId: param('id') }, { columns: ['Name'] }) });
