/** The support menu follows from WIKI and from what there is (ROLE-45 to ROLE-50, NAV-28 to NAV-30, LAY-12). */
import { expect, it } from 'vitest';
import { supportEntries } from './support-links.ts';

const wiki = { ObjectType: 'WIKI', Read: true } as const;
const together = { ObjectType: 'CO_BROWSING', Read: true } as const;
const start = () => {};
const portal = { SupportUrl: 'https://help.example/' };
const base = { KnowledgeBaseUrl: 'https://know.example/' };

it.each([
  ['nothing without WIKI', [together], { ...portal, ...base }, start, []],
  ['nothing where there is nothing', [wiki, together], {}, undefined, []],
  ['the portal', [wiki], portal, undefined, ['portal']],
  ['the knowledge base', [wiki], base, undefined, ['knowledgeBase']],
  ['co-browsing by its own right', [wiki, together], {}, start, ['coBrowsing']],
  ['no co-browsing without it', [wiki], {}, start, []],
  ['no script in place of an address', [wiki], { SupportUrl: 'javascript:alert(1)' }, undefined, []],
  ['all', [wiki, together], { ...portal, ...base }, start, ['portal', 'knowledgeBase', 'coBrowsing']],
])('%s', (_name, held, texts, begin, titles) => {
  expect(supportEntries(held, texts, begin).map(({ is }) => is)).toEqual(titles);
});
