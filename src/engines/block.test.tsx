/** Every engine can be drawn, and says what it must; what people do with it is for the browser journeys. */

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setSession } from '../client/first/session-store.ts';
import { startLocale } from '../client/language/locale.ts';
import { MemoryAddress } from '../client/page/address.tsx';
import { ClientContext, newClient } from '../client/query/query-client.ts';
import { constant, param, row } from '../define/binding/binding.ts';
import type { BindingScope } from '../define/binding/binding-scope.ts';
import { where } from '../define/binding/condition.ts';
import { go, link } from '../define/blocks/action.ts';
import { board, count, stack, tabs } from '../define/blocks/arrangement.ts';
import { table } from '../define/blocks/table.ts';
import { facts, view } from '../define/blocks/view.ts';
import { can } from '../define/contract/capability.ts';
import type {
  CountShape,
  FactsShape,
  PanelsShape,
  StackShape,
  TableShape,
  ViewShape,
} from '../define/shapes/block-shapes.ts';
import { Provider } from '../ui/Provider.tsx';
import { BlockView } from './block.tsx';
import BoardEngine from './board/engine.tsx';
import CountEngine from './count/engine.tsx';
import FactsEngine from './facts/engine.tsx';
import { EngineServicesProvider } from './frame/engine-services.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import StackEngine from './stack/engine.tsx';
import TableEngine from './table/engine.tsx';
import TabsEngine from './tabs/engine.tsx';
import { blockOf, GetAllThings, GetParts, GetThings, thing } from './testing/test-calls.ts';
import ViewEngine from './view/engine.tsx';

const user = { Capability: [{ ObjectType: 'AUDIT_LOG', Read: true }], CompanyAccount: { DisplayName: 'Acme' } };

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  await startLocale('en');
  setSession(user as never);
});

/** What is known of the calls, as if they had been answered. */
function draw(content: ReactNode, answers: readonly (readonly [string, object, unknown])[] = [], search = {}): string {
  const client = newClient();
  for (const [operation, input, data] of answers) client.setQueryData([operation, input], data);
  return renderToString(
    <Provider>
      <ClientContext value={client}>
        <MemoryAddress params={{ shelfId: '7' }} search={search}>
          {content}
        </MemoryAddress>
      </ClientContext>
    </Provider>,
  ).replaceAll('<!-- -->', '');
}

const list = blockOf<TableShape>(
  table(
    GetThings,
    { shelfId: param('shelfId') },
    {
      columns: ['DisplayName', 'Color', 'Weight'],
      sortable: ['Weight'],
      ended: where({ ThingState: 'Ended' }),
      open: go('/thing/$id', { id: row('ThingId') }),
      actions: [link('End', go('/end/$id', { id: row('ThingId') }))],
      empty: 'Nothing was made yet.',
    },
  ),
);
const asked = ['Test/GetThings', { shelfId: 7, limit: 20 }] as const;
const page = { Items: [thing(1), thing(2, { ThingState: 'Ended' })], TotalCount: 45 };

describe('a table', () => {
  it('shows rows with names as links, heads, and pages', () => {
    const html = draw(<TableEngine block={list} />, [[...asked, page]]);
    expect(html).toContain('role="grid"');
    expect(html).toContain('aria-rowcount="46"');
    expect(html).toMatch(/href="#\/thing\/1"[^>]*>.*Thing 1/);
    expect(html).toMatch(/aria-sort="none"[^>]*>.*Weight/);
    expect(html).toContain('1–2 of 45');
    expect(html.match(/data-ended/g)).toHaveLength(1);
    expect(html.match(/tabindex="0"/g)?.length).toBeGreaterThan(0);
  });

  it('says why nothing is there, and what was looked for (ERR-25)', () => {
    const none = { Items: [], TotalCount: 0 };
    expect(draw(<TableEngine block={list} />, [[...asked, none]])).toContain('Nothing was made yet.');
    const found = ['Test/GetThings', { shelfId: 7, limit: 20, options: { filter: 'x' } }, none] as const;
    const html = draw(<TableEngine block={list} />, [found], { find: 'x' });
    expect(html).toContain('No results found');
    expect(html).toContain('Clear filters');
  });

  it('is a tree with levels when the manifest says so', () => {
    const tree = blockOf<TableShape>(
      table(
        GetParts,
        {},
        { columns: ['DisplayName'], tree: { children: { thingId: row('ThingId') }, more: 'HasParts' } },
      ),
    );
    const html = draw(<TableEngine block={tree} />, [
      ['Test/GetParts', { limit: 100 }, [thing(1, { HasParts: true })]],
    ]);
    expect(html).toContain('role="treegrid"');
    expect(html).toMatch(/aria-level="1"[^>]*aria-expanded="true"/);
  });

  it('says which value is wrong, and what is wrong with it', () => {
    const fault = { field: 'HasParts', title: 'Too heavy' } as const;
    const judged = { ...list, columns: ['DisplayName', { field: 'Weight', fault }] };
    const rows = { ...page, Items: [thing(1), thing(2, { HasParts: true })] };
    const html = draw(<TableEngine block={judged} />, [[...asked, rows]]);
    expect(html.match(/title="Too heavy"/g)).toHaveLength(1);
    expect(html).toMatch(/Too heavy <\/span><span[^>]*>4</);
  });

  it('finds nothing at an address that cannot be', () => {
    const odd = { ...list, input: { shelfId: { constant: 'x' } as never } };
    expect(draw(<TableEngine block={{ ...odd, input: { shelfId: { param: 'gone' } } }} />)).not.toContain(
      'role="grid"',
    );
    const html = draw(<TableEngine block={{ ...list, input: { shelfId: { param: 'word' } } }} />, [], { word: 'abc' });
    expect(html).toContain('There is nothing at this address');
  });
});

describe('a block', () => {
  it('is not asked for without its right, which is named', () => {
    setSession({ ...user, Capability: [] } as never);
    const person = { rightsGivenBy: 'Acme', passwordOwner: { company: '', firstName: '', lastName: '' } };
    const html = draw(
      <EngineServicesProvider value={{ person, home: { label: 'Go to dashboard', href: '#/dashboard' } }}>
        <PageFrame title="Things">
          <BlockView block={list} />
        </PageFrame>
      </EngineServicesProvider>,
    );
    setSession(user as never);
    expect(html).toContain('“Things” needs one more right');
    expect(html).toContain('The right “Audit log, read” is missing.');
    expect(html).toContain('An administrator of Acme can give it.');
    expect(html).toMatch(/href="#\/dashboard"[^>]*>.*Go to dashboard/);
  });
});

describe('other engines', () => {
  const all = [thing(1), thing(2)];
  const answers = [['Test/GetAllThings', {}, all]] as const;
  const small = table(GetAllThings, {}, { columns: ['DisplayName'] });

  it('facts and views say in the place of a state when it ends as planned', () => {
    const state = { field: 'ThingState', as: 'Status', ends: 'MadeUtc' } as const;
    const ending = facts<BindingScope<{}, (typeof all)[0]>>({ fields: [state] });
    expect(draw(<FactsEngine block={blockOf<FactsShape>(ending as never)} row={all[0]} />)).toContain(
      'Ends 02 Jan 2026',
    );
    const whole = view(GetParts, { thingId: constant(1) }, {
      sections: [{ title: 'Thing', fields: [state] }],
    } as never);
    const html = draw(<ViewEngine block={blockOf<ViewShape>(whole)} />, [['Test/GetParts', { thingId: 1 }, all[0]]]);
    expect(html).toContain('Ends 02 Jan 2026');
  });

  it('facts show the row at hand with a sentence about it, without a call', () => {
    const block = facts<BindingScope<{}, { Key: string; Made: string }>>({
      title: 'A new key',
      text: 'It is shown only now.',
      fields: [{ field: 'Key', as: 'Identifier' }],
    });
    const html = draw(<FactsEngine block={blockOf<FactsShape>(block as never)} row={{ Key: 'k7xm', Made: 'today' }} />);
    expect(html).toMatch(/A new key<\/h2><p>It is shown only now\.<\/p>.*Key<\/dt>.*k7xm/);
    expect(html).toContain('aria-label="Copy Key"');
    expect(html).not.toContain('today');
  });

  it('facts show a row that is one value, by its kind', () => {
    const block = facts<BindingScope<{}, string[]>>({ title: 'Codes', as: 'Codes' });
    const html = draw(<FactsEngine block={blockOf<FactsShape>(block as never)} row={['k7xm', 'h2zn']} />);
    expect(html).toMatch(/<code[^>]*>k7xm<\/code><code[^>]*>h2zn<\/code>/);
    expect(html).toContain('aria-label="Copy Codes"');
  });

  it('a view shows label over value', () => {
    const fields = ['TotalCount'] as const;
    const block = blockOf<ViewShape>(
      view(GetThings, { shelfId: constant(7) }, { sections: [{ title: 'Sum', fields }] }),
    );
    const html = draw(<ViewEngine block={block} />, [['Test/GetThings', { shelfId: 7 }, page]]);
    expect(html).toMatch(/Sum<\/h2>.*Total count<\/dt>.*45/);
    expect(html).not.toContain('Edit');
  });

  it('a count counts, a stack stacks, tabs link', () => {
    const number = blockOf<CountShape>(count(GetAllThings, {}, { title: 'Things' }));
    expect(draw(<CountEngine block={number} />, answers)).toMatch(/Things<\/dt><dd>2<\/dd>/);
    const html = draw(<StackEngine block={blockOf<StackShape>(stack(small, small))} />, answers);
    expect(html.length).toBeGreaterThan(100);
    const panels = blockOf<PanelsShape>(tabs({ title: 'One', body: small }, { title: 'Two words', body: small }));
    expect(draw(<TabsEngine block={panels} />, answers)).toMatch(/href="#\/\?tab=two-words"/);
  });

  it('a tab that there is no other beside is its content, without a row of tabs', () => {
    const secret = { title: 'Secret', needs: can('WIKI', 'Read'), body: small } as const;
    const alone = blockOf<PanelsShape>(tabs({ title: 'Open', body: small }, secret));
    const html = draw(<TabsEngine block={alone} />, answers);
    expect(html).not.toContain('Parts of this page');
    expect(html).toBe(draw(<BlockView block={blockOf(small)} />, answers));
  });

  it('a board without a tile that applies points to support', () => {
    const none = blockOf<PanelsShape>(board({ title: 'A', needs: can('WIKI', 'Read'), body: small }));
    expect(draw(<BoardEngine block={none} />)).toContain('None of the tiles fits your rights.');
  });
});
