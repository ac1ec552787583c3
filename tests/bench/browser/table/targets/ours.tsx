/** Our own table engine, reached as a screen reaches it: a block over an operation whose transport is replaced. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Type } from 'typebox';
import { currentUserExample } from '../../../../../manifests/entities/CurrentUser.ts';
import { setSession } from '../../../../../src/client/first/session-store.ts';
import { setTransport } from '../../../../../src/client/first/transport.ts';
import { startLocale } from '../../../../../src/client/language/locale.ts';
import { AddressProvider, changedSearch } from '../../../../../src/client/page/address.tsx';
import { DataProvider } from '../../../../../src/client/query/query.tsx';
import { table } from '../../../../../src/define/blocks/table.ts';
import { operation } from '../../../../../src/define/contract/operation.ts';
import { BlockView } from '../../../../../src/engines/block.tsx';
import { Provider } from '../../../../../src/ui/Provider.tsx';
import { startTable } from '../page.ts';
import { type BenchRow, columns } from '../rows.ts';

type Search = Readonly<Record<string, string>>;

const GetRecords = operation('Bench/GetRecords', {
  kind: 'read',
  subject: 'none',
  reads: ['Bench'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Array(
    Type.Object({
      Code: Type.String(),
      Name: Type.String(),
      Company: Type.String(),
      City: Type.String(),
      Street: Type.String(),
      Plan: Type.Enum(['Basic', 'Standard', 'Premium', 'Enterprise'], { type: 'string' }),
      Email: Type.String(),
      Amount: Type.Number(),
      Quantity: Type.Integer(),
      Weight: Type.Number(),
      MadeUtc: Type.String({ format: 'date-time' }),
      Note: Type.String(),
    }),
  ),
  example: { input: {}, data: [] },
});
const block = table(GetRecords, {}, { columns });

let change: (changes: Readonly<Record<string, string | undefined>>) => void = () => {};

/** The address of a page that lives in memory and that the gestures change, as links and the Back button would. */
function Screen() {
  const [search, setSearch] = useState<Search>({});
  const address = useMemo(() => {
    change = (changes) => setSearch((before) => changedSearch(before, changes));
    return {
      path: '/',
      params: {},
      search,
      setSearch: change,
      navigate: () => {},
      leave: () => {},
      href: (to: string) => `#${to}`,
    };
  }, [search]);
  return (
    <AddressProvider value={address}>
      <main style={{ display: 'flex', flexDirection: 'column', height: 720, minHeight: 0 }}>
        <BlockView block={block as never} />
      </main>
    </AddressProvider>
  );
}

// What the shell has long loaded when somebody opens a list.
await Promise.all([startLocale('en'), import('../../../../../src/engines/table/engine.tsx')]);
setSession(currentUserExample);

startTable({
  row: '[role="row"]',
  mount: (rows: BenchRow[], root) => {
    setTransport(async () => rows);
    createRoot(root).render(
      <Provider scheme="light">
        <DataProvider>
          <Screen />
        </DataProvider>
      </Provider>,
    );
  },
  sort: (column) => change({ sort: column }),
  find: (text) => change({ find: text || undefined }),
});
