/** Wrong manifests: texts by language. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { form, param, screen, table, view } from '#define';
import { GetNotice, WriteNotice } from '../../fixtures/form/operations.ts';
import { GetOrders } from '../operations/order.ts';

const title = 'x';

// @ts-expect-error a fallback that is no language of the portal
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', languages: { fallback: 'ex' } }] }) });
// @ts-expect-error languages without the one that stands first
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', languages: {} }] }) });
// @ts-expect-error a list of languages
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', languages: ['en', 'de'] }] }) });
// @ts-expect-error texts of a kind that is no text
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', as: 'Number', languages: { fallback: 'en' } }] }) });
// @ts-expect-error a kind of texts that does not exist
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', as: 'Markdwon', languages: { fallback: 'en' } }] }) });
// @ts-expect-error texts that are told something
screen('/a', { title, body: form(WriteNotice, {}, { fields: ['Titles', { field: 'Texts', as: 'Markdown', with: { fallback: 'en' }, languages: { fallback: 'en' } }] }) });
// @ts-expect-error a column that holds one text
screen('/a', { title, body: table(GetOrders, {}, { columns: [{ field: 'Creator', languages: { fallback: 'en' } }] }) });
// @ts-expect-error a number in a view
screen('/a/$id', { title, body: view(GetNotice, { noticeId: param('id') }, { fields: [{ field: 'NoticeId', languages: { fallback: 'en' } }] }) });
