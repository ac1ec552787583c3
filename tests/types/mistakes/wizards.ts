/** Wrong manifests: wizards. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
// biome-ignore-all lint/suspicious/noThenProperty: data that is never awaited

import { ask, choose, chooseMany, constant, finish, go, link, load, onlyIf, param, review, row, screen, session, step, where, wizard } from '#define';
import { GetAccountTree, GetAuditLog, LoadAccountById } from '../operations/account.ts';
import { GetUpgradeOptions, TerminateAccount, UpgradeSubscription } from '../operations/subscription.ts';

const title = 'x';

// @ts-expect-error step that does not exist
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('servise.ProductName'), kind: constant('full'), quantity: constant(1) }, { title })) });
// @ts-expect-error value that the step does not yield
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('service.Name'), kind: constant('full'), quantity: constant(1) }, { title })) });
// @ts-expect-error value of the wrong type
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('service.ProductName'), kind: constant('full'), quantity: step('service.ProductName') }, { title })) });
// @ts-expect-error reference to a later step
screen('/a/$id', { title, body: wizard(review('overview', { title, show: ['service.Kind'] }), choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] })) });
// @ts-expect-error finish misses a required input
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('service.ProductName') }, { title })) });
// @ts-expect-error ask: field that is not an input
screen('/a/$id', { title, body: wizard(ask('when', TerminateAccount, { title, fields: ['date'] }), review('r', { title, show: [] })) });
// @ts-expect-error choose: column that does not exist
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Name'] }), review('r', { title, show: [] })) });
// @ts-expect-error choose: sort by a field that the row lacks
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'], sort: { field: 'Name', direction: 'ASC' } }), review('r', { title, show: [] })) });
// @ts-expect-error choose: sort by a field of the row that the call refuses
screen('/a/$id', { title, body: wizard(choose('entry', GetAuditLog, { accountId: param('id'), mode: constant('audit') }, { title, columns: ['Event'], sort: { field: 'Target', direction: 'ASC' } }), review('r', { title, show: [] })) });
// @ts-expect-error chooseMany: sort by a field of the row that the call refuses
screen('/a/$id', { title, body: wizard(chooseMany('entries', GetAuditLog, { accountId: param('id'), mode: constant('audit') }, { title, columns: ['Event'], sort: { field: 'Target', direction: 'DESC' } }), review('r', { title, show: [] })) });
// @ts-expect-error choose: parameter not in the path
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('accountId') }, { title, columns: ['Kind'] }), review('r', { title, show: [] })) });
// @ts-expect-error finish: then refers to a field that the reply lacks
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('service.ProductName'), kind: step('service.Kind'), quantity: constant(1) }, { title, then: go('/order/$orderId', { orderId: row('OrderId') }) })) });
// @ts-expect-error a wizard step is not a block
screen('/a', { title, body: review('r', { title, show: [] }) });
// @ts-expect-error condition on a step that does not exist
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), onlyIf(where({ 'servise.Name': 'x' }), review('r', { title, show: [] }))) });
// @ts-expect-error condition on a value that the step does not yield
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), onlyIf(where({ 'service.Name': 'x' }), review('r', { title, show: [] }))) });
// @ts-expect-error condition with a value outside of the enumeration
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), onlyIf(where({ 'service.Kind': 'half' }), review('r', { title, show: [] }))) });
// @ts-expect-error value of a step that may be left out, for an input that is required
screen('/a/$id', { title, body: wizard(onlyIf(where({ 'params.id': '1' }), ask('how', UpgradeSubscription, { title, fields: ['quantity'] })), finish(UpgradeSubscription, { accountId: param('id'), productName: constant('x'), kind: constant('full'), quantity: step('how.quantity') }, { title })) });
// @ts-expect-error several rows where one value is wanted
screen('/a/$id', { title, body: wizard(chooseMany('services', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('services.ProductName'), kind: constant('full'), quantity: constant(1) }, { title })) });
// @ts-expect-error a field of the row that the address does not give
screen('/a?id?', { title, body: wizard(choose('account', GetAccountTree, { accountId: session('CompanyAccount.AccountId'), showTerminatedAccounts: constant(false) }, { title, columns: ['DisplayName'], given: { AccountId: param('id') } }), review('r', { title, show: ['account.DisplayName'] })) });
// @ts-expect-error given: parameter not in the path
screen('/a?id?', { title, body: wizard(choose('account', GetAccountTree, { accountId: session('CompanyAccount.AccountId'), showTerminatedAccounts: constant(false) }, { title, columns: ['DisplayName'], given: { AccountId: param('accountId') } }), review('r', { title, show: [] })) });
// @ts-expect-error given: field that the rows lack
screen('/a?id?', { title, body: wizard(choose('account', GetAccountTree, { accountId: session('CompanyAccount.AccountId'), showTerminatedAccounts: constant(false) }, { title, columns: ['DisplayName'], given: { Id: param('id') } }), review('r', { title, show: [] })) });
// @ts-expect-error load: input missing
screen('/a/$id', { title, body: wizard(load('account', LoadAccountById, {}), review('r', { title, show: [] })) });
// @ts-expect-error load: value that the record lacks
screen('/a/$id', { title, body: wizard(load('account', LoadAccountById, { accountId: param('id') }), review('r', { title, show: ['account.Nme'] })) });
// @ts-expect-error start: field that is not asked for
screen('/a/$id', { title, body: wizard(ask('how', UpgradeSubscription, { title, fields: ['quantity'], start: { productName: constant('x') } }), review('r', { title, show: [] })) });
// @ts-expect-error start: value of the wrong type
screen('/a/$id', { title, body: wizard(ask('how', UpgradeSubscription, { title, fields: ['quantity'], start: { quantity: constant('x') } }), review('r', { title, show: [] })) });
// @ts-expect-error submit: value that no step yields
screen('/a/$id', { title, body: wizard(ask('how', UpgradeSubscription, { title, fields: ['quantity'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: constant('x'), kind: constant('full'), quantity: step('how.quantity') }, { title, submit: { text: 'x {n}', values: { n: 'how.kind' } } })) });
// @ts-expect-error link of the result: field that the reply lacks
screen('/a/$id', { title, body: wizard(ask('how', UpgradeSubscription, { title, fields: ['quantity'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: constant('x'), kind: constant('full'), quantity: step('how.quantity') }, { title, links: [link('x', go('/a/$id', { id: row('Id') }))] })) });
// @ts-expect-error until: value that no step yields
screen('/a/$id', { title, body: wizard(load('account', LoadAccountById, { accountId: param('id') }), review('r', { title, show: [], until: { holds: where({ 'account.Nme': 'x' }), text: 'x' } })) });
