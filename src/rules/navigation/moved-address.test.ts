/** Old addresses: what stands in them is read, what is broken is left out, and others are none of theirs. */
import { expect, it } from 'vitest';
import { movedValues } from './moved-address.ts';

const list = { moved: '/Marketplace/Explore/$list', read: 'p:$page;l:$size;ord:$sort(order);n:$find(base64)' };
const view = { moved: '/Account/View/$accountId' };

it.each([
  [view, '/Account/View/7', { accountId: '7' }],
  [view, '/account/view/a%2Fb', { accountId: 'a/b' }],
  [view, '/Account/View/%E0%A4%A', { accountId: '%E0%A4%A' }],
  [view, '/Account/View', undefined],
  [view, '/Account/View/7/Notes', undefined],
  [view, '/Accounts/View/7', undefined],
  [list, '/Marketplace/Explore/', {}],
  [
    list,
    '/Marketplace/Explore/p:1;l:20;st:Root;ord:Ranking,ASC;n:dHJlc29y',
    { page: '1', size: '20', sort: 'Ranking', find: 'tresor' },
  ],
  [list, '/marketplace/explore/p:2;ord:ModifyDate,DESC', { page: '2', sort: '-ModifyDate' }],
  // Either alphabet, with or without padding, encoded or not.
  [list, '/Marketplace/Explore/n:Pz5%2Bw78%3D', { find: '?>~ÿ' }],
  [list, '/Marketplace/Explore/n:Pz5-w78', { find: '?>~ÿ' }],
  [list, '/Marketplace/Explore/n:YS8/Yj8=', { find: 'a/?b?' }],
  [list, '/Marketplace/Explore/n:%%%;p:3', { page: '3' }],
  [list, '/Marketplace/Explore/n:/w==;ord:Na me,UP;p:;x:1', {}],
  [list, '/Marketplace/Explore/__proto__:1;n:ICAg', {}],
])('%o reads %s', (pattern, path, values) => {
  expect(movedValues(pattern, path)).toEqual(values);
});
