/**
 * Our own form engine, reached as a screen reaches it: a form block, with our field kinds and the validator that the build
 * has compiled. It begins with values because somebody typed them before and left, which the engine keeps.
 */
import { createRoot } from 'react-dom/client';
import { currentUserExample } from '../../../../../manifests/entities/CurrentUser.ts';
import { draftKey, writeSessionItem } from '../../../../../src/client/first/draft-storage.ts';
import { setSession } from '../../../../../src/client/first/session-store.ts';
import { startLocale } from '../../../../../src/client/language/locale.ts';
import { MemoryAddress } from '../../../../../src/client/page/address.tsx';
import { DataProvider } from '../../../../../src/client/query/query.tsx';
import type { FormShape } from '../../../../../src/define/shapes/block-shapes.ts';
import { BlockView } from '../../../../../src/engines/block.tsx';
import type { Unsent } from '../../../../../src/engines/form/form-screen.tsx';
import { loadCheck } from '../../../../../src/engines/form/validation/load-check.ts';
import { Provider } from '../../../../../src/ui/Provider.tsx';
import { type BenchForm, makeForm } from '../fields.ts';
import { callOf, plainSchemaOf } from '../json-schema.ts';
import { sizeOf, startForm } from '../page.ts';

const size = sizeOf(location.search);
const form = makeForm(size);
const source = {
  operation: callOf(size),
  kind: 'write',
  needs: 'signedIn',
  errors: [],
  input: plainSchemaOf(form),
  data: { type: 'null' },
} as unknown as FormShape['source'];

const block = ({ sections, leaves }: BenchForm): FormShape => ({
  block: 'form',
  source,
  input: {},
  sections: sections.map((section) => ({
    title: section,
    fields: leaves.map(({ path, title, when }) => ({
      field: [section, ...path].join('.'),
      title,
      ...(when && { when: { where: { [`${section}.${when.leaf}`]: when.is } } }),
    })),
  })),
});

// What the shell has long loaded when somebody opens a form.
await Promise.all([startLocale('en'), import('../../../../../src/engines/form/engine.tsx'), loadCheck(source)]);
setSession(currentUserExample);
const unsent: Unsent = { values: form.data };
writeSessionItem(draftKey(currentUserExample.UserAccountId, '/', callOf(size)), unsent);

startForm({
  mount: (_form, root) =>
    createRoot(root).render(
      <Provider scheme="light">
        <DataProvider>
          <MemoryAddress>
            <main style={{ display: 'flex', flexDirection: 'column', height: 800, minHeight: 0 }}>
              <BlockView block={block(form)} />
            </main>
          </MemoryAddress>
        </DataProvider>
      </Provider>,
    ),
});
