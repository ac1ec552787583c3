/** Wrong manifests: finders of the search. Every line below a mark must not compile. */
// biome-ignore-all format: each wrong manifest stays on the line after its mark

import { constant, finder, part, session, where } from '#define';
import { SearchThings } from '../operations/search.ts';
import { SearchStock } from '../operations/stock.ts';

const thing = { title: 'Things', text: 'wanted', id: 'ThingId', label: 'Number', most: 5 } as const;
const good = { title: 'Goods', text: 'filter.Name', id: 'GoodId', label: 'Name', most: 3 } as const;
const filter = constant({ Name: '', NewOnly: false });

finder('thing', SearchThings, { most: constant(5) }, thing);
finder('good', SearchStock, { filter }, { ...good, notes: ['Maker', 'Pieces'], ended: where({ State: 'Sold' }) });
finder('good', part(SearchStock, 'Goods'), { filter }, { ...good, explore: { title: 'All', none: 'None', to: '/All/n:$text' } });

// @ts-expect-error the call by its name
finder('thing', 'Test/SearchThings', {}, thing);
// @ts-expect-error an input that the call lacks
finder('thing', SearchThings, { least: constant(5) }, thing);
// @ts-expect-error an input of the wrong type
finder('thing', SearchThings, { most: constant('five') }, thing);
// @ts-expect-error a value of the session that there is not
finder('thing', SearchThings, { most: session('Company') }, thing);
// @ts-expect-error a required input that nothing gives
finder('good', SearchStock, {}, good);
// @ts-expect-error a text for an input that the call lacks
finder('thing', SearchThings, {}, { ...thing, text: 'text' });
// @ts-expect-error a text for an input that takes a number
finder('thing', SearchThings, {}, { ...thing, text: 'most' });
// @ts-expect-error an id that the rows lack
finder('thing', SearchThings, {}, { ...thing, id: 'Id' });
// @ts-expect-error an id that may be absent
finder('thing', SearchThings, {}, { ...thing, id: 'OldId' });
// @ts-expect-error a name that the rows lack
finder('thing', SearchThings, {}, { ...thing, label: 'Nummer' });
// @ts-expect-error a note that the rows lack
finder('good', SearchStock, { filter }, { ...good, notes: ['Maker', 'Piece'] });
// @ts-expect-error a type that is no text
finder('good', SearchStock, { filter }, { ...good, type: 'Pieces' });
// @ts-expect-error a condition on a field that the rows lack
finder('good', SearchStock, { filter }, { ...good, ended: where({ Status: 'Sold' }) });
// @ts-expect-error a way to all without the text
finder('good', SearchStock, { filter }, { ...good, explore: { title: 'All', none: 'None', to: '/All' } });
