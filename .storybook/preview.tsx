/** Around every story: the root of the portal's pages, in the language, brand, scheme and direction of the toolbar. */
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { screenFiles } from '../generators/product/all-screens.ts';
import { repeatedRows, wcag } from '../generators/testing/access.ts';
import { drawnPictures } from '../generators/testing/drawn-pictures.ts';
import { isPseudo, pseudoText } from '../generators/testing/pseudo-texts.ts';
import { rawNames } from '../generators/testing/raw-names.ts';
import { strayTexts } from '../generators/testing/stray-texts.ts';
import { shell } from '../manifests/shell.ts';
import { activateLanguage, dressTexts, wantTexts } from '../src/client/first/language.ts';
import { startLocale } from '../src/client/language/locale.ts';
import { MemoryAddress } from '../src/client/page/address.tsx';
import { fillPath } from '../src/client/page/fill-path.ts';
import { DataProvider } from '../src/client/query/query.tsx';
import { setMenuLinks } from '../src/engines/links/menu-links.ts';
import { PictureAddressesContext } from '../src/fields/images/picture-addresses.ts';
import type { Language } from '../src/rules/limits.ts';
import { menuLinksFrom } from '../src/shell/frame/menus/menu-links.ts';
import { applyBrand } from '../src/shell/start/brand.ts';
import { LinkProvider } from '../src/ui/links.tsx';
import { Provider } from '../src/ui/Provider.tsx';
import { SourceLine } from './stories/source-line.tsx';
import { failOnConsoleErrors, recordConsoleErrors } from './testing/console-errors.ts';
import { checkDarkScheme } from './testing/dark-scheme.ts';
import { loadExampleBrand } from './toolbar/brand.ts';
import { globalTypes, initialGlobals } from './toolbar/toolbar.ts';

// Stories show screens of every area.
for (const file of Object.keys(screenFiles)) wantTexts(file.split('/').at(-2) ?? '');

// Lists of links show the entries of menus as the portal has them.
setMenuLinks(menuLinksFrom(Object.values(screenFiles)));

const links = {
  href(kind: string, id: string | number) {
    const path = shell.links[kind];
    const name = path && /\$(\w+)/.exec(path)?.[1];
    return path && name ? `#${fillPath(path, { [name]: id })}` : undefined;
  },
};

function Dress({ brand, direction }: { readonly brand: string; readonly direction: string }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    applyBrand({ title: '', colors: { primary: brand } });
  }, [brand, direction]);
  return null;
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: {
      test: 'error',
      context: { exclude: [repeatedRows] },
      options: { runOnly: { type: 'tag', values: wcag }, resultTypes: ['violations'] },
    },
    viewport: {
      options: {
        reflow: { name: 'Zoomed to 400 % (320)', styles: { width: '320px', height: '640px' } },
        narrow: { name: 'Phone (390)', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet (1024)', styles: { width: '1024px', height: '768px' } },
        desk: { name: 'Desk (1440)', styles: { width: '1440px', height: '900px' } },
      },
    },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Reference', ['All words', 'Field kinds'], 'Screens', 'Frame', 'Fields', 'Parts'] },
    },
  },
  beforeAll: async () => {
    await Promise.all([startLocale('en'), loadExampleBrand()]);
  },
  beforeEach: async ({ globals }) => {
    const locale = String(globals['locale']);
    dressTexts((message) => (isPseudo(locale) ? pseudoText(message, locale) : message));
    await activateLanguage(isPseudo(locale) ? 'en' : (locale as Language));
    return recordConsoleErrors();
  },
  afterEach: async () => {
    failOnConsoleErrors();
    const [fault] = [...strayTexts(), ...rawNames()];
    if (fault !== undefined) throw new Error(fault);
    if (import.meta.env.MODE === 'test') await checkDarkScheme();
  },
  decorators: [
    (Story, { globals: { role, locale, brand, scheme, direction }, parameters }) => (
      // A new role or language starts anew: whatever was asked for before belongs to somebody else.
      <Provider key={`${role} ${locale}`} scheme={scheme as 'light' | 'dark' | 'auto'}>
        <Dress brand={brand as string} direction={locale === 'pseudo-rtl' ? 'rtl' : (direction as string)} />
        <SourceLine file={String(parameters['fileName'] ?? '')} />
        <DataProvider>
          <LinkProvider value={links}>
            <PictureAddressesContext value={drawnPictures}>
              <MemoryAddress>
                <Story />
              </MemoryAddress>
            </PictureAddressesContext>
          </LinkProvider>
        </DataProvider>
      </Provider>
    ),
  ],
};

export default preview;
