/** Wrong manifests: lanes. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { go, lanes, param, row, screen } from '#define';
import { GetWareDays, RequestWareSheet } from '../../fixtures/table/prices/operations.ts';

const title = 'x';
const ware = { wareId: param('id') };
const days = { title, lane: 'Lane', from: 'From', to: 'To', label: 'Pieces' } as const;

// @ts-expect-error a lane that the rows lack
screen('/a/$id', { title, body: lanes(GetWareDays, ware, { ...days, lane: 'Row' }) });
// @ts-expect-error days that are a number
screen('/a/$id', { title, body: lanes(GetWareDays, ware, { ...days, from: 'Pieces' }) });
// @ts-expect-error bars without an end
screen('/a/$id', { title, body: lanes(GetWareDays, ware, { title, lane: 'Lane', from: 'From', label: 'Pieces' }) });
// @ts-expect-error an estimate that is a text
screen('/a/$id', { title, body: lanes(GetWareDays, ware, { ...days, estimate: 'Lane' }) });
// @ts-expect-error opened with what the rows lack
screen('/a/$id', { title, body: lanes(GetWareDays, ware, { ...days, open: [go('/b/$id', { id: row('Id') })] }) });
// @ts-expect-error a call that writes
screen('/a/$id', { title, body: lanes(RequestWareSheet, ware, days) });
