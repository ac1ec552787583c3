/** Wrong manifests: kinds of the items of lists. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { action, form, param, part, screen, table, view } from '#define';
import { GetDeliveries, GetDelivery, SaveDelivery } from '../../fixtures/form/deliveries/operations.ts';

const title = 'x';

// @ts-expect-error a kind of numbers for texts
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', items: { as: 'Money' } }] }) });
// @ts-expect-error a kind of texts for numbers
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', 'Recipients', { field: 'Lengths', items: { as: 'Email' } }] }) });
// @ts-expect-error a kind that does not exist
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', items: { as: 'Emial' } }] }) });
// @ts-expect-error a kind that takes no single value
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', items: { as: 'Tags' } }] }) });
// @ts-expect-error items of one value
screen('/a', { title, body: form(SaveDelivery, {}, { fields: [{ field: 'deliveryId', items: { as: 'Number' } }, 'Recipients'] }) });
// @ts-expect-error items without a kind
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', items: { most: 3 } }] }) });
// @ts-expect-error a kind of the list beside that of its items
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', as: 'Tags', items: { as: 'Email' } }] }) });
// @ts-expect-error the kind of lists by its own name
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', { field: 'Recipients', as: 'ValueList', with: { as: 'Email' } }] }) });
// @ts-expect-error told what another kind is told
screen('/a', { title, body: form(SaveDelivery, {}, { fields: ['deliveryId', 'Recipients', { field: 'Lengths', items: { as: 'Duration', with: { accept: ['pdf'] } } }] }) });
// @ts-expect-error a question of an action
screen('/a', { title, body: table(part(GetDeliveries, 'Deliveries'), {}, { columns: ['Name'], actions: [action(SaveDelivery, { deliveryId: param('id') }, { label: 'Send', ask: [{ field: 'Recipients', items: { as: 'Percent' } }] })] }) });
// @ts-expect-error a column of numbers as texts
screen('/a', { title, body: table(part(GetDeliveries, 'Deliveries'), {}, { columns: ['Name', { field: 'Lengths', items: { as: 'Date' } }] }) });
// @ts-expect-error items of a column that holds one text
screen('/a', { title, body: table(part(GetDeliveries, 'Deliveries'), {}, { columns: [{ field: 'Name', items: { as: 'Email' } }] }) });
// @ts-expect-error items that are records
screen('/a', { title, body: view(GetDelivery, { deliveryId: param('id') }, { fields: [{ field: 'Lines', items: { as: 'Text' } }] }) });
