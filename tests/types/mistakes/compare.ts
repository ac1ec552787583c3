/** Wrong manifests: comparisons, and what is chosen for them. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { compare, go, link, lookup, param, row, screen, selected, table } from '#define';
import { CompareWares, GetWares, OrderWare } from '../../fixtures/table/shop/operations.ts';

const title = 'x';
const things = { of: 'DisplayName', key: 'WareId', fields: ['Price'], atMost: 4 } as const;

// @ts-expect-error a parameter that the path lacks
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('wares') }, things) });
// @ts-expect-error named by what the things lack
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, of: 'Name' }) });
// @ts-expect-error an id that the things lack
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, key: 'Id' }) });
// @ts-expect-error a field that the things lack
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, fields: ['Cost'] }) });
// @ts-expect-error as many as one likes
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { of: 'DisplayName', key: 'WareId', fields: ['Price'] }) });
// @ts-expect-error opened without the value that the path needs
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, open: go('/b/$id', {}) }) });
// @ts-expect-error opened with what the things lack
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, open: go('/b/$id', { id: row('Id') }) }) });
// @ts-expect-error a call that writes
screen('/a?ids', { title, body: compare(OrderWare, { wareId: param('ids') }, things) });
// @ts-expect-error one more is found by a text, and things have numbers
screen('/a?ids?', { title, body: compare(CompareWares, { wareIds: param('ids') }, { ...things, add: lookup(GetWares, {}, { text: 'options.filter', value: 'Maker', label: 'DisplayName' }) }) });
// @ts-expect-error the ids of selected rows that lack them
screen('/a', { title, body: table(GetWares, {}, { columns: ['DisplayName'], bulk: [link('Compare', go('/b?ids', { ids: selected('Id') }))] }) });
// @ts-expect-error rows that are selected are counted
screen('/a', { title, body: table(GetWares, {}, { columns: ['DisplayName'], selection: { atMost: '4' } }) });
