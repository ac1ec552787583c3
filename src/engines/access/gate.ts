/** Which right a block, an action or a screen needs: that of the calls in it. Nobody writes it beside a button. */

import { allOf, anyOf, type Needs } from '../../define/contract/capability.ts';
import {
  type AnyBlock,
  askedOf,
  type BlockShape,
  type PanelShape,
  type StepShape,
  shapeOf,
} from '../../define/shapes/block-shapes.ts';
import {
  type ActionShape,
  type FormFieldShape,
  fieldOf,
  type GoShape,
  type LongFormField,
  operationOf,
  type SourceShape,
} from '../../define/shapes/element-shapes.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { inputSchema, isOptional } from '../binding/schema.ts';

export const needsOf = (source: SourceShape): Needs => operationOf(source).needs;

/** 'anyone' and 'signedIn' say less than any right beside them, so they are left away. */
function together(...needs: readonly (Needs | undefined)[]): Needs {
  const real = needs.filter((each): each is Needs => each !== undefined && each !== 'anyone');
  const rights = real.filter((each) => each !== 'signedIn');
  if (rights.length === 0) return real.length > 0 ? 'signedIn' : 'anyone';
  return rights.length === 1 && rights[0] ? rights[0] : allOf(...rights);
}

/** One of them is enough. */
function either(needs: readonly Needs[]): Needs {
  if (needs.length === 0 || needs.includes('anyone')) return 'anyone';
  if (needs.includes('signedIn')) return 'signedIn';
  return needs.length === 1 && needs[0] ? needs[0] : anyOf(...needs);
}

/** Where links lead is known to whoever has the screens; in a story or a test of one block nobody does. */
let screenNeeds: (path: string) => Needs | undefined = () => undefined;
export const setScreenNeeds = (needs: typeof screenNeeds): void => {
  screenNeeds = needs;
};

/** A link needs what the screen needs that it leads to. */
export const goGate = (go: GoShape | undefined): Needs => (go && screenNeeds(go.go)) ?? 'anyone';

/** Whoever cannot be given the choices or the layout of a required field cannot fill the form. */
export const formFieldNeeds = (source: SourceShape, asked: readonly FormFieldShape[] = []): readonly Needs[] =>
  asked
    .map(fieldOf<LongFormField>)
    .filter(({ field }) => !isOptional(inputSchema(source), field))
    .flatMap(({ options, layout }) => [options, layout].flatMap((each) => (each ? [needsOf(each.source)] : [])));

export const panelGate = (panel: PanelShape): Needs => together(panel.needs, blockGate(panel.body));

const stepNeeds = (step: StepShape): readonly Needs[] =>
  'source' in step
    ? [needsOf(step.source), ...(step.block === 'ask' ? formFieldNeeds(step.source, askedOf(step)) : [])]
    : [];

export function blockGate(block: AnyBlock | BlockShape): Needs {
  const shape = shapeOf(block);
  switch (shape.block) {
    case 'table':
    case 'count':
    case 'chart':
      return needsOf(shape.source);
    case 'links':
      return either(shape.links.map(({ to }) => goGate(to)));
    case 'form':
      return together(needsOf(shape.source), ...formFieldNeeds(shape.source, askedOf(shape)));
    case 'view':
      return together(needsOf(shape.source), 'source' in shape.layout ? needsOf(shape.layout.source) : undefined);
    case 'tabs':
      return either(shape.panels.map(panelGate));
    case 'stack':
      return either(shape.blocks.map(blockGate));
    case 'wizard':
      return together(...shape.steps.flatMap(stepNeeds));
    case 'board':
      // A board that has nothing to show says so itself and points to support (SOLO-5).
      return 'signedIn';
    default:
      return 'anyone';
  }
}

/** A link needs what its manifest says and what it leads to; everything else needs what its calls need. */
export const actionGate = (action: ActionShape): Needs =>
  action.action === 'open'
    ? together(action.needs, goGate(action.to))
    : together(needsOf(action.source), ...formFieldNeeds(action.source, action.ask));

/** A screen needs what it says itself, and what its body needs. */
export const screenGate = (screen: { readonly needs?: Needs; readonly body: AnyBlock }): Needs =>
  together(screen.needs, blockGate(screen.body));

/** Whatever it is. */
export function gateOf(of: AnyBlock | ActionShape | { readonly needs?: Needs; readonly body: AnyBlock }): Needs {
  if ('block' in of) return blockGate(of);
  return 'action' in of ? actionGate(of) : screenGate(of);
}

export const allowed = (needs: Needs | undefined, held: Capabilities): boolean =>
  needs === undefined || meets(held, needs);
