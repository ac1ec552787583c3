/** Wrong manifests: orders of rows, and questions that name values. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { action, constant, rank, screen, table, where } from '#define';
import { GetOffers, GetPricingRuleGroup, UpdatePricingRuleGroup } from '../operations/marketplace.ts';

const title = 'x';
const id = { marketplaceId: constant(1) };
const columns = ['Name'] as const;
const list = 'inputDto.Rules', key = { Name: 'Name', PricingModel: 'PricingModel' } as const, to = 'Priority';

// The right ones, so that the wrong ones differ in one thing.
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key, to, last: where({ Name: 'Default' }), confirm: { text: 'Prices change.', checks: ['I know'] } }) }) });
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, actions: [action(UpdatePricingRuleGroup, { ...id, inputDto: constant({ Rules: [] }) }, { label: 'Clear', confirm: { text: 'At {place}.', values: { place: 'Priority' } } })] }) });

// @ts-expect-error rank: no list of records
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list: 'inputDto.Note', key, to }) }) });
// @ts-expect-error rank: a key that the row lacks
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key: { ...key, Nmae: 'Name' }, to }) }) });
// @ts-expect-error rank: a name that the list lacks
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key: { Name: 'Nmae' }, to }) }) });
// @ts-expect-error rank: what the list must have of every row is missing
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key: { Name: 'Name' }, to }) }) });
// @ts-expect-error rank: a place is a number
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key, to: 'PricingModel' }) }) });
// @ts-expect-error rank: required input neither bound nor given
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, {}, { list, key, to }) }) });
// @ts-expect-error rank: a reading operation
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(GetOffers, id, { list, key, to }) }) });
// @ts-expect-error rank: a condition on a field that the row lacks
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, rank: rank(UpdatePricingRuleGroup, id, { list, key, to, last: where({ IsDefault: true }) }) }) });
// @ts-expect-error confirm: a value that the row lacks
screen('/a', { title, body: table(GetPricingRuleGroup, id, { columns, actions: [action(UpdatePricingRuleGroup, { ...id, inputDto: constant({ Rules: [] }) }, { label: 'Clear', confirm: { text: 'At {place}.', values: { place: 'Place' } } })] }) });
