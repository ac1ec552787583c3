/** What the sidebar lists: read from fields and manifests by Vite, because they are found by globs. */
import { screenFiles } from '../../generators/product/all-screens.ts';
import { isItsTurn } from '../../generators/testing/sample.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { Field } from '../../src/fields/field.ts';
import { isOwnState, statesOf, statesOfParts } from '../stories/states.ts';

export interface StoryFacts {
  readonly title: string;
  /** Export name to the name that people read. */
  readonly stories: Readonly<Record<string, string>>;
  /** Export names of those that show what fixtures show as well, and of those whose turn is another time. */
  readonly swept: readonly string[];
}

const fields = import.meta.glob<Field>('../../src/fields/[A-Z]*.tsx', { eager: true, import: 'default' });
const fixtures = import.meta.glob<Screen>(['../../tests/fixtures/*/*.ts', '!**/operations.ts', '!**/reference/*'], {
  eager: true,
  import: 'default',
});
const screens = Object.entries({ ...screenFiles, ...fixtures }).map(([file, screen]) => ({
  file: file.replace(/^(\.\.\/)+/, ''),
  screen,
}));

/** 'no decimals' is exported as NoDecimals; what is left of other scripts gets a number. */
function exportNames(names: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  names.forEach((name, index) => {
    const words = name.replace(/[^A-Za-z0-9]+(.)?/g, (_all, next: string | undefined) => (next ?? '').toUpperCase());
    const id = words.charAt(0).toUpperCase() + words.slice(1);
    found[/^[A-Z]/.test(id) && !(id in found) ? id : `Example${index}`] = name;
  });
  return found;
}

/** By area, as the folders are; two screens of the same title in one area are told apart by their files. */
function titleOf(file: string, title: string): string {
  const others = screens.filter((each) => areaOf(each.file) === areaOf(file) && each.screen.title === title).length;
  const name = file.split('/').at(-1)?.replace('.ts', '') ?? '';
  return `${areaOf(file)}/${others > 1 ? `${title} (${name})` : title}`;
}

/** 'manifests/screens/sign-in/login.ts' is of the area 'Screens/Sign in', 'tests/fixtures/form/items.ts' of 'Fixtures/form'. */
function areaOf(file: string): string {
  const [room, , folder = ''] = file.split('/');
  if (room === 'tests') return `Fixtures/${folder}`;
  const words = (file.split('/').at(-2) ?? '').replaceAll('-', ' ');
  return `Screens/${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** In how many runs the first story of a file is looked at once (fixtures show the engines of product screens too), and each of the others. */
const runsOf = { only: 2, product: 4, others: 6 };
const notThisTime = (file: string, ids: readonly string[], first: number): readonly string[] =>
  ids.filter((id, index) => !isItsTurn(`story ${file} ${id}`, index === 0 ? first : runsOf.others));

/** By file, from the root. */
export const facts: Readonly<Record<string, StoryFacts>> = Object.fromEntries([
  ...Object.entries(fields).map(([path, { kind, examples }]) => {
    const file = path.replace(/^(\.\.\/)+/, '');
    const stories = exportNames(examples.map(({ name }) => name));
    return [file, { title: `Fields/${kind}`, stories, swept: notThisTime(file, Object.keys(stories), runsOf.only) }];
  }),
  ...screens.map(({ file, screen }) => {
    const states = statesOf(screen);
    const [parts, first] = file.startsWith('manifests/')
      ? [states, runsOf.product]
      : [statesOfParts(screen), runsOf.only];
    const ofEngines = Object.keys(parts).filter((id) => !isOwnState(id));
    return [
      file,
      {
        title: titleOf(file, screen.title),
        stories: Object.fromEntries(Object.entries(states).map(([id, { name }]) => [id, name])),
        swept: [...new Set([...ofEngines, ...notThisTime(file, Object.keys(states), first)])],
      },
    ];
  }),
]);
