/** Wrong manifests: editable cells, details, tiles, totals and grouped heads of tables. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark
import { constant, editList, editRows, param, row, screen, table, where } from '#define';
import { GetOffers, UpdateOffer, UpdateOffers } from '../operations/marketplace.ts';
import { GetOrders } from '../operations/order.ts';
import { GetRoles } from '../operations/security.ts';

const title = 'x';
const id = { marketplaceId: constant(1) };
const columns = ['ServiceName'] as const;
const list = 'offers', key = { marketplaceOfferId: 'offerId' } as const;
const of = { marketplaceId: constant(1), marketplaceOfferId: row('marketplaceOfferId') } as const;

// The right ones, so that the wrong ones differ in one thing.
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { SalesPrice: 'price', Tags: 'tags' }, failed: { list: 'Failed', key: 'offerId', message: 'Message' } }) }) });
screen('/a/$id', { title, body: table(GetOffers, { marketplaceId: param('id') }, { columns, edit: editRows(UpdateOffer, { ...of, marketplaceId: param('id') }, { fields: { Charges: 'updateCharges' }, when: where({ PriceProtection: false }) }) }) });
screen('/a', { title, body: table(GetOffers, id, { columns: [{ field: 'SalesPrice', group: 'Prices', total: 'sum' }, { field: 'ServiceName', total: 'count' }] }) });
screen('/a', { title, body: table(GetOffers, id, { columns, detail: table(GetOffers, { marketplaceId: row('marketplaceOfferId') }, { columns }) }) });
screen('/a', { title, body: table(GetOffers, id, { columns, cards: { title: 'ServiceName', image: 'Vendor.Name', price: { field: 'SalesPrice', as: 'Money', currency: 'Currency' } } }) });

// @ts-expect-error edit: a field that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { SalesPrise: 'price' } }) }) });
// @ts-expect-error edit: a name that the list lacks
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { SalesPrice: 'prices' } }) }) });
// @ts-expect-error edit: a name that takes another kind of value
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { ServiceName: 'price' } }) }) });
// @ts-expect-error edit: the list is no list of records
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, {}, { list: 'marketplaceId', key, fields: { SalesPrice: 'price' } }) }) });
// @ts-expect-error edit: what the list must have of every row is missing
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key: {}, fields: { SalesPrice: 'price' } }) }) });
// @ts-expect-error edit: required input neither bound nor edited
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, {}, { list, key, fields: { SalesPrice: 'price' } }) }) });
// @ts-expect-error edit: the answer has no such list of failures
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { SalesPrice: 'price' }, failed: { list: 'Errors', key: 'offerId', message: 'Message' } }) }) });
// @ts-expect-error edit: the failures have no such message
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editList(UpdateOffers, id, { list, key, fields: { SalesPrice: 'price' }, failed: { list: 'Failed', key: 'offerId', message: 'Text' } }) }) });
// @ts-expect-error edit: a reading operation
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(GetOrders, {}, { fields: {} }) }) });
// @ts-expect-error edit: one call for each row that lacks a required input
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(UpdateOffer, id, { fields: { Charges: 'updateCharges' } }) }) });
// @ts-expect-error edit: bound to a field that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(UpdateOffer, { ...of, marketplaceOfferId: row('OfferId') }, { fields: { Charges: 'updateCharges' } }) }) });
// @ts-expect-error edit: an input that is bound already
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(UpdateOffer, { ...of, updateCharges: constant([]) }, { fields: { Charges: 'updateCharges' } }) }) });
// @ts-expect-error edit: a condition on a field that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(UpdateOffer, of, { fields: { Charges: 'updateCharges' }, when: where({ Protected: true }) }) }) });
// @ts-expect-error edit: parameter not in the path
screen('/a', { title, body: table(GetOffers, id, { columns, edit: editRows(UpdateOffer, { ...of, marketplaceId: param('id') }, { fields: { Charges: 'updateCharges' } }) }) });

// @ts-expect-error a text has no sum
screen('/a', { title, body: table(GetOffers, id, { columns: [{ field: 'ServiceName', total: 'sum' }] }) });
// @ts-expect-error unknown total
screen('/a', { title, body: table(GetOffers, id, { columns: [{ field: 'SalesPrice', total: 'median' }] }) });
// @ts-expect-error fault: a field that is not yes or no
screen('/a', { title, body: table(GetOffers, id, { columns: [{ field: 'SalesPrice', fault: { field: 'ServiceName', title } }] }) });
// @ts-expect-error fault: a field that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns: [{ field: 'SalesPrice', fault: { field: 'IsWrong', title } }] }) });
// @ts-expect-error totals: no record of the answer
screen('/a', { title, body: table(GetOffers, id, { columns, totals: 'Sums' }) });
// @ts-expect-error totals: the list itself
screen('/a', { title, body: table(GetOffers, id, { columns, totals: 'Items' }) });
// @ts-expect-error detail: bound to a field that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns, detail: table(GetOffers, { marketplaceId: row('OfferId') }, { columns }) }) });
// @ts-expect-error detail: no block
screen('/a', { title, body: table(GetOffers, id, { columns, detail: 'ServiceName' }) });
// @ts-expect-error tiles: a title that the row lacks
screen('/a', { title, body: table(GetOffers, id, { columns, cards: { title: 'Name' } }) });
// @ts-expect-error tiles: no title
screen('/a', { title, body: table(GetOffers, id, { columns, cards: { text: 'ServiceName' } }) });
// @ts-expect-error tiles: a picture that is no text
screen('/a', { title, body: table(GetOffers, id, { columns, cards: { title: 'ServiceName', image: 'SalesPrice' } }) });
// @ts-expect-error tiles: a kind that does not take this value
screen('/a', { title, body: table(GetOffers, id, { columns, cards: { title: 'ServiceName', price: { field: 'ServiceName', as: 'Money' } } }) });
// @ts-expect-error a group is a title
screen('/a/$id', { title, body: table(GetRoles, { ownerCompanyId: param('id') }, { columns: [{ field: 'Name', group: 3 }] }) });
