/** Products whose names, addresses, menus or links are wrong. */

import { row } from '../../src/define/binding/binding.ts';
import { go } from '../../src/define/blocks/action.ts';
import { custom } from '../../src/define/blocks/arrangement.ts';
import { screen } from '../../src/define/screen.ts';
import { type Cases, GetThings, list, product, shellWith, tab, things } from './product.ts';

/** A product whose one operation names these errors. */
const naming = (...errors: readonly string[]) => ({
  operations: { 'manifests/operations/Test/GetThings.ts': { ...GetThings, errors: errors as never } },
  handlers: ['src/server/operations/Test/GetThings.ts'],
});

export const wrongAddresses: Cases = {
  'operation-names': [
    [
      product({
        operations: { 'manifests/operations/Test/GetThing.ts': GetThings },
        handlers: ['src/server/operations/Test/GetThing.ts'],
      }),
      `"Test/GetThings", its file "Test/GetThing"`,
    ],
  ],
  handlers: [
    [
      product({ operations: { 'manifests/operations/Test/GetThings.ts': GetThings } }),
      'Write src/server/operations/Test/GetThings.ts.',
    ],
    [
      product({ handlers: ['src/server/operations/Test/GetThings.ts'] }),
      'manifests/operations/Test/GetThings.ts is missing',
    ],
  ],
  'screen-paths': [
    [
      product({ screen: screen('/Things?find?', { title: 'Things', body: custom('sign-in') }) }),
      'already that of manifests/screens/a/things.ts',
    ],
  ],
  'menu-order': [
    [
      product({
        screens: {
          'a.ts': { ...things, path: '/a', menu: { group: 'Main', order: 5 } },
          'b.ts': { ...things, menu: { group: 'Main', order: 5 } },
        },
      }),
      'another entry with order 5: a.ts. Free is 10.',
    ],
  ],
  'menu-paths': [
    [
      product({
        screen: screen('/a/$id?tab&page?', {
          title: 'A',
          menu: { group: 'Main', order: 1 },
          body: custom('sign-in'),
        }),
      }),
      'cannot know $id, tab of /a/$id?tab&page?',
    ],
  ],
  'tab-order': [
    [
      product({
        screens: { 'a.ts': things, 'b.ts': tab('/thing/$thingId', 1), 'c.ts': tab('/thing/$thingId/log', 1) },
      }),
      'The tab "View" has the order 1 of "View" in b.ts',
    ],
  ],
  links: [
    [
      product({ screen: list({ open: go('/thigns', {}) }) }),
      'leads to /thigns, but no screen has this path. Did you mean "/things"?',
    ],
    [
      product({ screen: list({ open: go('/things?find', { find: row('Name') } as never) }) }),
      'gives "find" to /things, which takes nothing after ?',
    ],
    [product({ shell: shellWith({ landing: '/Start' }) }), 'leads to /Start'],
  ],
  'error-codes': [
    [product(naming('ERR-2')), 'ERR-2 is not in the catalogue'],
    [product(naming('signInFirst')), 'Every call may end with signInFirst'],
    [product(naming('ERR-1', 'ERR-1')), 'ERR-1 is named twice'],
  ],
};
