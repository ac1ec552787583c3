/** `npm run new screen account/roles`: a working screen over one operation: its list, its record or its form. */

import { shell } from '../../manifests/shell.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Product } from '../product/product.ts';
import { didYouMean } from '../product/spelling.ts';
import { inKebab } from './names.ts';
import { type Body, bodyOf } from './screen-body.ts';
import { type Answers, literal, oneOf, Refusal, type Skeleton, type Written } from './skeleton.ts';

const groups = [...Object.values(shell.menus).flat(), 'none'];

export const screen: Skeleton = {
  usage:
    'screen <area>/<name> --operation Account/GetAuditLog --title "Audit log" [--menu Main|none] [--path /audit-log] [--part Items]',
  questions: [
    { flag: 'name', ask: 'Folder and name, such as account/roles' },
    { flag: 'operation', ask: 'The operation that it shows or fills in, such as Account/GetAuditLog' },
    { flag: 'title', ask: 'Title' },
    { flag: 'menu', ask: `Menu: ${groups.join(', ')}; auto puts it under a record or into Main`, otherwise: 'auto' },
  ],
  optional: ['path', 'part'],
  isTranslated: true,
  write(given, product) {
    const answers: Answers = { ...given, menu: menuOf(given, product) };
    const { name = '', title = '' } = answers;
    if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name))
      throw new Refusal(`A screen is called like account/audit-log; found "${name}".${inKebab(name)}`);
    if (!title.trim() || [...title].length > 60) throw new Refusal(`A title has 1 to 60 characters; found "${title}".`);
    const operation = findOperation(product, answers['operation'] ?? '');
    const body = bodyOf(operation, answers['part'], answers['menu'] !== 'none');
    return written(name, title, frameOf(answers, product, body.inAddress), body);
  },
};

/** A screen that is neither in a menu nor under a record is one that nobody finds. */
function menuOf({ name = '', menu = 'auto' }: Answers, product: Product): string {
  if (menu !== 'auto') return menu;
  return headOf(name, product) === undefined ? 'Main' : 'none';
}

/** The name of the head that the folder's header.block.ts exports. */
const headOf = (name: string, product: Product): string | undefined =>
  /export const (\w+)/.exec(product.source(`manifests/screens/${name.split('/')[0]}/header.block.ts`) ?? '')?.[1];

function findOperation({ operations }: Product, wanted: string): AnyOperation {
  const names = Object.values(operations).map(({ operation }) => operation);
  const found = Object.values(operations).find(({ operation }) => operation === wanted);
  if (!found)
    throw new Refusal(
      `There is no operation "${wanted}"; manifests/operations has ${names.length}.${didYouMean(wanted, names)}`,
    );
  return found;
}

interface Frame {
  /** The head that the folder's header.block.ts exports, and the screen's place among its tabs. */
  readonly head?: { readonly name: string; readonly order: number };
  readonly path: string;
  readonly menu?: { readonly group: string; readonly order: number };
}

/** In a folder that has a record head the screen becomes a tab under it; else it stands by itself. */
function frameOf({ name = '', menu = 'none', path }: Answers, product: Product, inAddress: readonly string[]): Frame {
  const [area = '', last = ''] = name.split('/');
  const group = oneOf('--menu', menu, groups, didYouMean(menu, groups));
  const screens = Object.values(product.screens);
  const head = headOf(name, product);
  const record = head && screens.find((each) => each.header)?.path;
  const begin = record ? `${record}/${last}` : area === last ? `/${last}` : `/${area}/${last}`;
  const own =
    path ?? [begin, ...inAddress.filter((input) => !begin.includes(`$${input}`)).map((input) => `$${input}`)].join('/');
  refusePath(own, product, inAddress, group !== 'none');
  const tabs = screens.flatMap(({ tab }) => (tab ? [tab.order] : []));
  const entries = screens.flatMap((each) => (each.menu?.group === group ? [each.menu.order] : []));
  return {
    path: own,
    ...(record && head ? { head: { name: head, order: after(tabs) } } : {}),
    ...(group === 'none' ? {} : { menu: { group, order: after(entries) } }),
  };
}

/** The next ten, so that others fit between. */
const after = (orders: readonly number[]): number => Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;

function refusePath(path: string, { screens }: Product, inAddress: readonly string[], inMenu: boolean): void {
  if (!/^\/[a-z]/.test(path))
    throw new Refusal(`A path begins with a slash, such as /reports/audit-log; found "${path}".`);
  const taken = Object.entries(screens).find(([, each]) => each.path.split('?')[0] === path);
  if (taken) throw new Refusal(`The path ${path} is that of ${taken[0]}; choose another with --path.`);
  if (inMenu && path.includes('/$'))
    throw new Refusal(
      `A menu entry leads to one place, but ${path} needs to know which: say --menu none, and link to it from another screen.`,
    );
  const missing = inAddress.filter((input) => !path.split('/').includes(`$${input}`));
  if (missing.length)
    throw new Refusal(
      `The operation needs ${missing.join(' and ')}: put $${missing.join(' and $')} into the path ${path}.`,
    );
}

function written(name: string, title: string, { path, head, menu }: Frame, body: Body): Written {
  const file = `manifests/screens/${name}.ts`;
  const lines = [
    `/** ${title.replaceAll('*/', '')}: say here what people do on this screen. */`,
    `import { ${[...body.words, 'screen'].sort().join(', ')} } from '#define';`,
    ...body.imports,
    ...(head ? [`import { ${head.name} } from './header.block.ts';`] : []),
    '',
    `export default screen('${path}', {`,
    `title: ${literal(title)},`,
    ...(head ? [`header: ${head.name},`, `tab: { title: ${literal(title)}, order: ${head.order} },`] : []),
    ...(menu ? [`menu: { group: '${menu.group}', order: ${menu.order} },`] : []),
    `body: ${body.text},`,
    '});',
    '',
  ];
  return {
    files: { [file]: lines.join('\n') },
    texts: [title, ...body.texts],
    next: `${head || menu ? '' : `Nobody can come to it yet: link to it with go('${path}', …). `}Its address is #${path}. "npm run dev" shows it, and every change to ${file} at once; "npm run storybook" shows its states.`,
  };
}
