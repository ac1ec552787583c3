/** Wrong manifests: wizards. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
// biome-ignore-all lint/suspicious/noThenProperty: data that is never awaited
import { go } from '../../../src/define/action.ts';
import { constant, param, row, step } from '../../../src/define/binding.ts';
import { screen } from '../../../src/define/screen.ts';
import { ask, choose, finish, review, wizard } from '../../../src/define/wizard.ts';
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
// @ts-expect-error choose: parameter not in the path
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('accountId') }, { title, columns: ['Kind'] }), review('r', { title, show: [] })) });
// @ts-expect-error finish: then refers to a field that the reply lacks
screen('/a/$id', { title, body: wizard(choose('service', GetUpgradeOptions, { accountId: param('id') }, { title, columns: ['Kind'] }), finish(UpgradeSubscription, { accountId: param('id'), productName: step('service.ProductName'), kind: step('service.Kind'), quantity: constant(1) }, { title, then: go('/order/$orderId', { orderId: row('OrderId') }) })) });
// @ts-expect-error a wizard step is not a block
screen('/a', { title, body: review('r', { title, show: [] }) });
