/** The entries of a menu as links for blocks; each is there for whoever may open its screen. */
import type { ScreenEntry } from 'virtual:screens';
import { shell } from '../../../../manifests/shell.ts';
import type { LinkShape } from '../../../define/shapes/element-shapes.ts';
import { entriesOf } from './menu-list.ts';

type Entry = Pick<ScreenEntry, 'path' | 'title' | 'menu' | 'personal'>;

export const menuLinksFrom =
  (screens: readonly Entry[], isImpersonated: () => boolean = () => false) =>
  (group: string): readonly LinkShape[] =>
    entriesOf(screens, group, isImpersonated()).map(({ path, title, menu }) => ({
      action: 'link',
      label: menu?.title ?? title,
      ...(menu?.icon === undefined ? {} : { icon: menu.icon }),
      to: linkTo(path.split('?')[0] ?? path),
    }));

/** Parameters in the path of an entry come from the signed-in user. */
const linkTo = (path: string): LinkShape['to'] => ({
  go: path,
  params: Object.fromEntries(
    Object.entries(shell.menuParameters)
      .filter(([name]) => path.split('/').includes(`$${name}`))
      .map(([name, value]) => [name, { session: value }]),
  ),
});
