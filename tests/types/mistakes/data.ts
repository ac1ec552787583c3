/** Wrong manifests: spelling of options, data only, open and deep rows, shared blocks. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { Type } from 'typebox';
import { action, type BindingScope, type Block, constant, facts, form, list, operation, param, row, screen, table, tabs, view } from '#define';
import { SaveAccount } from '../operations/account.ts';
import { AddRole, DeleteRole, GetRoles } from '../operations/security.ts';

const title = 'x';

// @ts-expect-error unknown property of an action
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], actions: [action(DeleteRole, { ownerCompanyId: param('id'), roleId: row('roleId') }, { label: 'x', whn: {} })] }) });
// @ts-expect-error unknown property of a form
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name'], sumbit: 'x' }) });
// @ts-expect-error an action without a label
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'], toolbar: [action(AddRole, { ownerCompanyId: param('id') }, { ask: ['role.Name'] })] }) });
// @ts-expect-error a function inside a constant
screen('/a/$id', { title, body: form(SaveAccount, { accountId: param('id'), values: constant({ f: () => 1 }) }, { fields: [] }) });
// @ts-expect-error a date object inside a constant
screen('/a/$id', { title, body: form(SaveAccount, { accountId: param('id'), values: constant({ d: new Date() }) }, { fields: [] }) });
const Loose = operation('A/Loose', { kind: 'read', subject: 'none', reads: ['A'], needs: 'signedIn', input: Type.Object({}), data: Type.Unknown(), example: { input: {}, data: 1 } });
// @ts-expect-error no columns on an answer of unknown shape
screen('/c', { title, body: table(Loose, {}, { columns: ['x'] }) });
const Tree = Type.Cyclic({ N: Type.Object({ Name: Type.String(), Parent: Type.Optional(Type.Ref('N')), Children: Type.Array(Type.Ref('N')) }) }, 'N');
const Rec = operation('A/Rec', { kind: 'read', subject: 'none', reads: ['A'], needs: 'signedIn', input: Type.Object({}), data: Type.Array(Tree), example: { input: {}, data: [] } });
screen('/d', { title, body: table(Rec, {}, { columns: ['Name', 'Parent.Parent.Name'] }) });
// @ts-expect-error a list of records as a column
screen('/d', { title, body: table(Rec, {}, { columns: ['Name', 'Children'] }) });
const RecById = operation('A/RecById', { kind: 'read', subject: 'none', reads: ['A'], needs: 'signedIn', input: Type.Object({}), data: Tree, example: { input: {}, data: { Name: 'x', Children: [] } } });
// @ts-expect-error a list of records among the fields of a view
screen('/d', { title, body: view(RecById, {}, { fields: ['Name', 'Children'] }) });
// @ts-expect-error a list of records in a section
screen('/d', { title, body: view(RecById, {}, { sections: [{ title, fields: [{ field: 'Children', title }] }] }) });
// @ts-expect-error a list of records as the number of a record
screen('/d', { title, body: view(RecById, {}, { fields: ['Name'], head: { number: 'Children', name: 'Name', status: 'Name' } }) });
// @ts-expect-error a list of records as the state of a record
screen('/d', { title, body: view(RecById, {}, { fields: ['Name'], head: { number: 'Name', name: 'Name', status: 'Parent.Children' } }) });
// @ts-expect-error a list of records as a fact of what is opened
screen('/d', { title, body: table(Rec, {}, { columns: ['Name'], detail: facts({ fields: ['Children'] }) }) });
// @ts-expect-error a list of records below the name of an entry
screen('/d', { title, body: list(Rec, {}, { title, name: 'Name', facts: ['Children'] }) });
// @ts-expect-error deeper than three levels (recursive rows stay finite)
screen('/d', { title, body: table(Rec, {}, { columns: ['Parent.Parent.Parent.Parent.Name'] }) });
// a shared block names what it needs in its type …
const shared: Block<BindingScope<{ companyId: string }, {}, {}>> = table(GetRoles, { ownerCompanyId: param('companyId') }, { columns: ['Name'] });
screen('/a/$companyId/$tab', { title, body: tabs({ title, body: shared }) });
// @ts-expect-error … and does not fit a screen whose path lacks it
screen('/a/$id', { title, body: tabs({ title, body: shared }) });
