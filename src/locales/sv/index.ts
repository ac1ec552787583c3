/** What the first page says in this language, and where its other parts are; written by "npm run locales". */
import firstPage from './first-page.json';

export const catalogue = {
  firstPage,
  parts: import.meta.glob(['./*.json', '!./{first-page,server,reference}.json'], { import: 'default' }),
};
