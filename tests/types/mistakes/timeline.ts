/** Wrong manifests: timelines. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { facts, go, param, row, screen, timeline, where } from '#define';
import { GetWareEvents } from '../../fixtures/table/prices/operations.ts';
import { OrderWare } from '../../fixtures/table/shop/operations.ts';

const title = 'x';
const ware = { wareId: param('id') };
const events = { title, at: { field: 'AtUtc', as: 'TimeAgo' }, name: 'Event' } as const;

// @ts-expect-error an instant that the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, at: 'SentUtc' }) });
// @ts-expect-error a number is no instant
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, at: { field: 'Attempt', as: 'TimeAgo' } }) });
// @ts-expect-error nothing says when
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { title, name: 'Event' }) });
// @ts-expect-error named by what the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, name: 'Status' }) });
// @ts-expect-error without a title
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { at: events.at, name: 'Event' }) });
// @ts-expect-error by whom the rows do not say
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, by: 'User' }) });
// @ts-expect-error a fact that the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, facts: ['Status'] }) });
// @ts-expect-error a detail of what the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, detail: facts({ fields: ['Body'] }) }) });
// @ts-expect-error a condition on what the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, when: where({ Body: 'x' }) }) });
// @ts-expect-error opened with what the rows lack
screen('/a/$id', { title, body: timeline(GetWareEvents, ware, { ...events, open: go('/b/$id', { id: row('Id') }) }) });
// @ts-expect-error a call that writes
screen('/a/$id', { title, body: timeline(OrderWare, ware, events) });
