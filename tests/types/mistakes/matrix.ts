/** Wrong manifests: matrices and short lists. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { go, list, matrix, param, row, screen } from '#define';
import { GetWarePrices, GetWaresBeside } from '../../fixtures/table/prices/operations.ts';
import { OrderWare } from '../../fixtures/table/shop/operations.ts';

const title = 'x';
const ware = { wareId: param('id') };
const prices = { rows: 'FeeId', columns: ['Fee'], across: { field: 'From', title: 'From {value}' }, value: 'Amount' } as const;
const beside = { title, name: 'DisplayName' } as const;

// @ts-expect-error lines told apart by what the rows lack
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { ...prices, rows: 'ItemId' }) });
// @ts-expect-error columns of values by what the rows lack
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { ...prices, across: { field: 'Band', title: 'From {value}' } }) });
// @ts-expect-error columns of values without a title
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { ...prices, across: { field: 'From' } }) });
// @ts-expect-error a value that the rows lack
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { ...prices, value: 'Price' }) });
// @ts-expect-error no value
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { rows: 'FeeId', columns: ['Fee'], across: prices.across }) });
// @ts-expect-error a text is no amount
screen('/a/$id', { title, body: matrix(GetWarePrices, ware, { ...prices, value: { field: 'Fee', as: 'Money' } }) });
// @ts-expect-error a call that writes
screen('/a/$id', { title, body: matrix(OrderWare, ware, prices) });
// @ts-expect-error asked without what the call needs
screen('/a/$id', { title, body: matrix(GetWarePrices, {}, prices) });
// @ts-expect-error named by what the rows lack
screen('/a/$id', { title, body: list(GetWaresBeside, ware, { title, name: 'Name' }) });
// @ts-expect-error a list without a title
screen('/a/$id', { title, body: list(GetWaresBeside, ware, { name: 'DisplayName' }) });
// @ts-expect-error a picture that is a number
screen('/a/$id', { title, body: list(GetWaresBeside, ware, { ...beside, image: 'Sold' }) });
// @ts-expect-error opened with what the rows lack
screen('/a/$id', { title, body: list(GetWaresBeside, ware, { ...beside, open: go('/b/$id', { id: row('Id') }) }) });
