/** Wrong manifests: old addresses for which a call finds the id. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { lookedUp } from '#define';
import { SearchThings } from '../operations/search.ts';

// @ts-expect-error an address without a parameter for the id
lookedUp('/things', SearchThings, {}, { text: 'wanted', equals: 'Number', id: 'ThingId' });
// @ts-expect-error the call by its name
lookedUp('/things/$id', 'Test/SearchThings', {}, { text: 'wanted', equals: 'Number', id: 'ThingId' });
// @ts-expect-error an input that the call lacks
lookedUp('/things/$id', SearchThings, {}, { text: 'text', equals: 'Number', id: 'ThingId' });
// @ts-expect-error an input that takes no text
lookedUp('/things/$id', SearchThings, {}, { text: 'most', equals: 'Number', id: 'ThingId' });
// @ts-expect-error another input of the wrong type
lookedUp('/things/$id', SearchThings, { most: 'all' }, { text: 'wanted', equals: 'Number', id: 'ThingId' });
// @ts-expect-error a field that the rows lack
lookedUp('/things/$id', SearchThings, {}, { text: 'wanted', equals: 'Nummer', id: 'ThingId' });
// @ts-expect-error an id that the rows lack
lookedUp('/things/$id', SearchThings, {}, { text: 'wanted', equals: 'Number', id: 'Id' });
// @ts-expect-error an id that may be absent
lookedUp('/things/$id', SearchThings, {}, { text: 'wanted', equals: 'Number', id: 'OldId' });
