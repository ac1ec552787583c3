/** What is known of a screen before it is opened: address, menu entry, tab, gate, and which of its parameters are ids. */
import { dirname } from 'node:path';
import { without } from '../../src/client/session/absent-values.ts';
import type { Needs } from '../../src/define/contract/capability.ts';
import { subjectInputs } from '../../src/define/contract/subject.ts';
import type { Screen } from '../../src/define/screen.ts';
import { type InputShape, operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { screenGate } from '../../src/engines/access/gate.ts';
import { screenFiles } from '../product/all-screens.ts';

/** Of all screens, by their files. */
export const allFacts = (): readonly { readonly file: string; readonly facts: object }[] =>
  Object.entries(screenFiles).map(([file, screen]) => ({
    file,
    facts: { ...describeScreen(screen), area: dirname(file).split('/').at(-1) },
  }));

export function describeScreen(screen: Screen): object {
  const { path, title, needs, menu, tab, personal, layout = 'main', access = 'login' } = screen;
  return {
    path,
    title,
    ...(needs === undefined ? {} : { needs }),
    ...(menu ? { menu } : {}),
    // What is counted is asked with the screen at hand.
    ...(tab
      ? { tab: { ...tab, ...(tab.count ? { count: true } : {}), ...(tab.missing ? { missing: true } : {}) } }
      : {}),
    ...(personal ? { personal } : {}),
    layout,
    access,
    gate: screenGate(screen),
    ...sessionFacts(screen),
    // What stands behind the ? may be left out.
    numeric: [...numericParameters(screen)].filter((name) => routeOf(path).includes(`$${name}`)),
    hasHeader: screen.header !== undefined,
  };
}

/** Its parts before the ?. */
const routeOf = (path: string): readonly string[] => (path.split('?')[0] ?? '').split('/');

/** Values of the signed-in user without which nothing of the screen is left. */
function sessionFacts(screen: Screen): { readonly session?: readonly string[] } {
  const bound = [...JSON.stringify(screen).matchAll(/"session":"([^"]+)"/g)].map(([, path = '']) => path);
  const session = [...new Set(bound)];
  const needed = session.filter((path) => !isPossible(without(path, () => screenGate(screen))));
  return needed.length ? { session: needed } : {};
}

/** Could anybody hold it? */
function isPossible(needs: Needs): boolean {
  if (typeof needs === 'string' || 'can' in needs) return true;
  return 'any' in needs ? needs.any.some(isPossible) : needs.all.every(isPossible);
}

/** Path parameters that name the subject of a call by a number: an address with another value there is no address of the screen. */
function numericParameters(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { source, input } = value as { source?: SourceShape; input?: InputShape };
  if (source && input) {
    const { subject, input: schema } = operationOf(source);
    const named = new Set(subjectInputs(subject).map(({ path }) => path));
    const { properties = {} } = schema as {
      readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
    };
    for (const [name, binding] of Object.entries(input))
      if ('param' in binding && named.has(name) && properties[name]?.type === 'integer') found.add(binding.param);
  }
  for (const [key, part] of Object.entries(value)) if (key !== 'source') numericParameters(part, found);
  return found;
}
