/** Wrong manifests: forms and views. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { check, constant, editRecord, editRows, facts, form, input, layout, options, param, row, screen, table, view, where } from '#define';
import { CreateAccount, ExportAuditLog, GetViewLayout, LoadAccountById, SaveAccount } from '../operations/account.ts';
import { AddRole, GetMfaPolicy, GetRoles, IsRoleFree, SaveMfaPolicy } from '../operations/security.ts';

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
// @ts-expect-error start of a field that is not asked for
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name'], start: { 'role.Description': constant('x') } }) });
// @ts-expect-error start that does not fit the field
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name'], start: { 'role.Name': constant(7) } }) });
// @ts-expect-error options: an input that the call lacks takes what is chosen
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'Name', label: 'Name', chosen: 'roleName' }) }] }) });
// @ts-expect-error unknown kind of a form field
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', as: 'TextBox' }] }) });
// @ts-expect-error a format that nobody may upload
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', as: 'File', with: { accept: ['exe'] } }] }) });
// @ts-expect-error told to a kind that can be told nothing
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', as: 'Text', with: { accept: ['pdf'] } }] }) });
// @ts-expect-error told in other words than the kind has
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { fields: [{ field: 'DisplayName', as: 'File', with: { formats: ['pdf'] } }] }) });
// @ts-expect-error options: value that the row lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'Id', label: 'Name' }) }] }) });
// @ts-expect-error options: condition over a field that the row lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'roleId', label: 'Name', when: where({ MayGive: true }) }) }] }) });
// @ts-expect-error options: parameter not in the path
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('companyId') }, { value: 'roleId', label: 'Name' }) }] }) });
// @ts-expect-error server layout without a required input
screen('/a/$id', { title, body: form(CreateAccount, { parentAccountId: param('id'), accountType: constant('Company') }, { fields: [{ field: 'values', layout: layout(GetViewLayout, { accountType: constant('Company') }) }] }) });
// @ts-expect-error view: field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { sections: [{ title, fields: ['Name'] }] }) });
// @ts-expect-error view: below refers to a field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { sections: [], below: table(GetRoles, { ownerCompanyId: row('Id') }, { columns: ['Name'] }) }) });
// @ts-expect-error view: save is a table
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { sections: [], save: table(GetRoles, { ownerCompanyId: param('id') }, { columns: ['Name'] }) }) });
// @ts-expect-error view: a lock of a field that the record does not have
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { sections: [], locks: [{ while: where({ Colour: 'red' }), reason: 'R' }] }) });
// @ts-expect-error view: save misses a required input
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { sections: [], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: {} }) }) });
// @ts-expect-error view: values from a key that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { sections: [], values: { from: 'View', key: 'General' } }) });
// @ts-expect-error view: values without the key
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { sections: [], values: { from: 'Views' } }) });
// @ts-expect-error view: aside refers to a field that the record lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { sections: [], aside: table(GetRoles, { ownerCompanyId: row('Id') }, { columns: ['Name'] }) }) });
// @ts-expect-error form: neither fields nor sections
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, {}) });
// @ts-expect-error form: fields and sections
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name'], sections: [{ title, fields: ['role.Description'] }] }) });
// @ts-expect-error section: field that is not an input
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { sections: [{ title, fields: ['role.Name', 'role.Colour'] }] }) });
// @ts-expect-error section: field that is bound already
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { sections: [{ title, fields: ['role.Name', 'ownerCompanyId'] }] }) });
// @ts-expect-error section: required input not asked for
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { sections: [{ title, fields: ['role.Description'] }] }) });
// @ts-expect-error section without a title
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { sections: [{ fields: ['role.Name'] }] }) });
// @ts-expect-error section: more columns than there are
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { sections: [{ title, columns: 3, fields: ['role.Name'] }] }) });
// @ts-expect-error field wider than a section
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', width: 3 }] }) });
// @ts-expect-error condition on an input that the call lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name', { field: 'role.Description', when: where({ 'role.Colour': 'x' }) }] }) });
// @ts-expect-error condition with a value that the input cannot have
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name', { field: 'role.Description', when: where({ 'role.Name': 7 }) }] }) });
// @ts-expect-error required while an input that the call lacks has a value
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: ['role.Name', { field: 'role.Description', requiredWhen: where({ Colour: 'x' }) }] }) });
// @ts-expect-error options: field that the form lacks
screen('/a/$id', { title, body: form(AddRole, {}, { fields: ['ownerCompanyId', { field: 'role.Name', options: options(GetRoles, { ownerCompanyId: input('companyId') }, { value: 'Name', label: 'Name' }) }] }) });
// @ts-expect-error options: field of the form with another type
screen('/a/$id', { title, body: form(AddRole, {}, { fields: ['ownerCompanyId', { field: 'role.Name', options: options(GetRoles, { ownerCompanyId: input('role.Description') }, { value: 'Name', label: 'Name' }) }] }) });
// @ts-expect-error options: note that the row lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'Name', label: 'Name', note: 'Above' }) }] }) });
// @ts-expect-error options: search by an input that takes no text
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', options: options(GetRoles, { ownerCompanyId: param('id') }, { value: 'Name', label: 'Name', text: 'ownerCompanyId' }) }] }) });
// @ts-expect-error check: a call that gives no verdict
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', check: check(GetRoles, { ownerCompanyId: param('id') }) }] }) });
// @ts-expect-error check: field that the form lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', check: check(IsRoleFree, { name: input('role.Nam') }) }] }) });
// @ts-expect-error currency: field that the form lacks
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', currency: input('role.Currency') }] }) });
// @ts-expect-error currency: field of the form that is no text
screen('/a', { title, body: form(AddRole, {}, { fields: ['ownerCompanyId', { field: 'role.Name', currency: input('ownerCompanyId') }] }) });
// @ts-expect-error currency: a row where there is none
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', currency: row('Currency') }] }) });
// @ts-expect-error currency: always the same, but no text
screen('/a/$id', { title, body: form(AddRole, { ownerCompanyId: param('id') }, { fields: [{ field: 'role.Name', currency: constant(978) }] }) });
// @ts-expect-error a field of the form where there is no form
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: input('ownerCompanyId') }, { columns: ['Name'] }) });
// @ts-expect-error form: what follows shows a field that the reply lacks
screen('/a/$id', { title, body: form(SaveMfaPolicy, { accountId: param('id') }, { fields: ['companyMFAPolicy.Enforced'], after: facts({ fields: ['Colour'] }) }) });
// @ts-expect-error view without anything to show
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { title }) });
// @ts-expect-error view: sections under the name of a layout
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { layout: [{ title, fields: ['Enforced'] }] }) });
// @ts-expect-error view: fields beside sections
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], sections: [{ title, fields: ['Enforced'] }] }) });
// @ts-expect-error view: a field that the record lacks
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['IsEnforced'] }) });
// @ts-expect-error view: saved by a form, which asks for inputs and not for fields of the record
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: form(SaveMfaPolicy, { accountId: param('id') }, { fields: ['companyMFAPolicy.Enforced'] }) }) });
// @ts-expect-error editRecord: a field that the record lacks
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: { IsEnforced: 'companyMFAPolicy.Enforced' } }) }) });
// @ts-expect-error editRecord: an input that does not exist
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: { Enforced: 'companyMFAPolicy.IsEnforced' } }) }) });
// @ts-expect-error editRecord: an input that takes another kind of value
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, {}, { fields: { Enforced: 'accountId' } }) }) });
// @ts-expect-error editRecord: a list of fields, which does not say where each goes
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'] }) }) });
// @ts-expect-error editRecord: no input takes names with values
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { changes: 'companyMFAPolicy' }) }) });
// @ts-expect-error editRecord: by a call that only reads
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(GetMfaPolicy, { accountId: param('id') }, { fields: {} }) }) });
// @ts-expect-error editRecord: fields and changes
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: { Enforced: 'companyMFAPolicy.Enforced' }, changes: 'companyMFAPolicy' }) }) });
// @ts-expect-error editRecord: neither fields nor changes
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, {}) }) });
// @ts-expect-error editRecord: a message that is no text
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: { Enforced: 'companyMFAPolicy.Enforced' }, message: true }) }) });
// @ts-expect-error editRecord: an input that is bound already
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id'), companyMFAPolicy: constant({ Enforced: true }) }, { fields: { Enforced: 'companyMFAPolicy.Enforced' } }) }) });
// @ts-expect-error editRecord: the whole record in place of one of its fields
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRecord(SaveMfaPolicy, { accountId: param('id') }, { fields: { Enforced: 'companyMFAPolicy' } }) }) });
// @ts-expect-error view: saved by the words of a table
screen('/a/$id', { title, body: view(GetMfaPolicy, { accountId: param('id') }, { fields: ['Enforced'], save: editRows(SaveMfaPolicy, { accountId: param('id') }, { fields: { Enforced: 'companyMFAPolicy.Enforced' } }) }) });
// @ts-expect-error view: a layout beside fields
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { fields: ['DisplayName'], layout: layout(GetViewLayout, { accountType: constant('Company'), viewName: constant('General') }) }) });
// @ts-expect-error editRecord: changes into an input that the call lacks
screen('/a/$id', { title, body: view(LoadAccountById, { accountId: param('id') }, { fields: ['DisplayName'], save: editRecord(SaveAccount, { accountId: param('id') }, { changes: 'value' }) }) });
