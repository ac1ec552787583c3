/** What designers may change about every story: role, language, brand, scheme and direction. */
import { hasCatalogue, languageTitle } from '../../src/client/first/language.ts';
import { allLanguages } from '../../src/rules/limits.ts';
import { roles } from './roles.ts';

const menu = (
  title: string,
  icon: 'user' | 'globe' | 'paintbrush' | 'contrast' | 'transfer',
  items: readonly (string | { readonly value: string; readonly title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export const globalTypes = {
  role: menu('Role', 'user', Object.keys(roles)),
  locale: menu('Language', 'globe', [
    ...allLanguages.flatMap((value) =>
      value === 'en' || hasCatalogue(value) ? [{ value, title: languageTitle(value) }] : [],
    ),
    { value: 'pseudo', title: 'Longer, accented [pseudo]' },
    { value: 'pseudo-rtl', title: 'From right to left [pseudo]' },
  ]),
  brand: menu('Brand', 'paintbrush', [
    { value: '1867c0', title: 'Blue 1867c0' },
    { value: 'e65100', title: 'Orange e65100' },
    { value: '0b7a53', title: 'Green 0b7a53' },
    { value: 'c2185b', title: 'Pink c2185b' },
    { value: '111827', title: 'Black 111827' },
  ]),
  scheme: menu('Scheme', 'contrast', ['light', 'dark', 'auto']),
  direction: menu('Direction', 'transfer', ['ltr', 'rtl']),
};

export const initialGlobals = { role: 'owner', locale: 'en', brand: '1867c0', scheme: 'light', direction: 'ltr' };
