/** Which right a call, a link, a form or an action needs: that of the calls in it. Nobody writes it beside a button. */

import { gateOfEntry, isAbsent, nobody } from '../../client/session/absent-values.ts';
import { allOf, anyOf, type Needs } from '../../define/contract/capability.ts';
import type { BlockShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import {
  type ActionShape,
  type CallShape,
  type FormFieldShape,
  fieldOf,
  type GoShape,
  type LongFormField,
  operationOf,
  type SourceShape,
} from '../../define/shapes/element-shapes.ts';
import { inputSchema, isOptional } from '../binding/schema.ts';

export const needsOf = (source: SourceShape): Needs => operationOf(source).needs;

/** A call that cannot do without a value of the session is there for whoever has one. */
export const callGate = ({ source, input }: CallShape): Needs =>
  together(needsOf(source), sessionValues({ source, input }).some(isAbsent) ? nobody : undefined);

/** The values of the session that the call cannot do without: 'UserAccountId'. */
export const sessionValues = ({
  source,
  input = {},
}: Partial<CallShape> & Pick<CallShape, 'source'>): readonly string[] =>
  Object.entries(input).flatMap(([name, binding]) =>
    'session' in binding && !isOptional(inputSchema(source), name) ? [binding.session] : [],
  );

/** All of them. 'anyone' and 'signedIn' say less than any right beside them, so they are left away. */
export function together(...needs: readonly (Needs | undefined)[]): Needs {
  const real = needs.filter((each): each is Needs => each !== undefined && each !== 'anyone');
  const rights = real.filter((each) => each !== 'signedIn');
  if (rights.length === 0) return real.length > 0 ? 'signedIn' : 'anyone';
  return rights.length === 1 && rights[0] ? rights[0] : allOf(...rights);
}

/** One of them is enough. */
export function either(needs: readonly Needs[]): Needs {
  if (needs.length === 0 || needs.includes('anyone')) return 'anyone';
  if (needs.includes('signedIn')) return 'signedIn';
  return needs.length === 1 && needs[0] ? needs[0] : anyOf(...needs);
}

/** Where links lead is known to whoever has the screens; in a story or a test of one block nobody does. */
let screenNeeds: (path: string) => Needs | undefined = () => undefined;
export const setScreenNeeds = (needs: typeof screenNeeds): void => {
  screenNeeds = needs;
};

/** '/account/$accountId' and '/account/$id?tab' are one place. */
const plain = (path: string): string => (path.split('?')[0] ?? '').replace(/\$\w+/g, '$');

/** What the screen at a path needs. */
export function needsByPath(
  screens: readonly { readonly path: string; readonly gate: Needs; readonly session?: readonly string[] }[],
): typeof screenNeeds {
  const known = new Map(screens.map((screen) => [plain(screen.path), screen]));
  return (path) => {
    const screen = known.get(plain(path));
    return screen && gateOfEntry(screen);
  };
}

/** A link needs what the screen needs that it leads to. */
export const goGate = (go: GoShape | undefined): Needs => (go && screenNeeds(go.go)) ?? 'anyone';

/** The calls without which a field cannot be filled: of its choices, of its layout, of what is chosen in that. */
export const fillingCalls = ({ options, layout }: LongFormField): readonly CallShape[] =>
  [options, layout, layout?.choices].filter((call) => call !== undefined);

/** Whoever cannot be given the choices or the layout of a required field cannot fill the form. */
export const formFieldNeeds = (source: SourceShape, asked: readonly FormFieldShape[] = []): readonly Needs[] =>
  asked
    .map(fieldOf<LongFormField>)
    .filter(({ field }) => !isOptional(inputSchema(source), field))
    .flatMap(fillingCalls)
    .map((call) => needsOf(call.source));

/** What a block needs is known to its kind, whose file asks here for what its calls need. */
let blockNeeds: (block: BlockShape) => Needs = () => 'anyone';
export const setBlockNeeds = (needs: typeof blockNeeds): void => {
  blockNeeds = needs;
};

/** A link needs what its target needs, what opens a block what the block needs; everything else needs what its calls need. */
export function actionGate(action: ActionShape): Needs {
  if (action.action === 'link') return goGate(action.to);
  if (action.action === 'show') return blockNeeds(action.body);
  return together(callGate(action), ...formFieldNeeds(action.source, action.ask));
}

/** A panel needs what it says itself, and what its block needs. */
export const panelNeeds = (panel: PanelShape, gateOf: (block: BlockShape) => Needs): Needs =>
  together(panel.needs, gateOf(panel.body));
