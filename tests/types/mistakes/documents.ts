/** Wrong manifests: documents. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { action, document, param, row, screen } from '#define';
import { GetWarePrices, GetWareSheet, RequestWareSheet } from '../../fixtures/table/prices/operations.ts';

const title = 'x';
const ware = { wareId: param('id') };

// @ts-expect-error an answer that is no file
screen('/a/$id', { title, body: document(GetWarePrices, ware, { title }) });
// @ts-expect-error a call that writes
screen('/a/$id', { title, body: document(RequestWareSheet, ware, { title }) });
// @ts-expect-error a document without a title
screen('/a/$id', { title, body: document(GetWareSheet, ware, {}) });
// @ts-expect-error asked without what the call needs
screen('/a/$id', { title, body: document(GetWareSheet, {}, { title }) });
// @ts-expect-error a parameter that the address lacks
screen('/a/$id', { title, body: document(GetWareSheet, { wareId: param('ware') }, { title }) });
// @ts-expect-error requested with a row where there is none
screen('/a/$id', { title, body: document(GetWareSheet, ware, { title, request: action(RequestWareSheet, { wareId: row('Id') }, { label: 'x' }) }) });
