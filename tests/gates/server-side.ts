/** What the server itself would answer to a call by somebody with given rights: the refusal that every route begins with. */
import type { FastifyRequest } from 'fastify';
import { screenFiles } from '../../generators/product/all-screens.ts';
import type { Capability, Needs } from '../../src/define/contract/capability.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { Screen } from '../../src/define/screen.ts';
import { askedOf, type BlockShape, type FormShape, type PanelShape } from '../../src/define/shapes/block-shapes.ts';
import { type CallShape, operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { inputSchema, isOptional } from '../../src/engines/binding/schema.ts';
import { refusal } from '../../src/server/http/refusal.ts';
import type { Session } from '../../src/server/identity/session.ts';
import type { KnownBlock } from './known-blocks.ts';

const silent = { log: { info: () => {} } } as unknown as FastifyRequest;

/** Does the route of the call let somebody with these rights in? */
export function letsIn(held: readonly Capability[], source: SourceShape): boolean {
  const session = { user: { Capability: held } } as unknown as Session;
  return refusal(operationOf(source), session, silent) === undefined;
}

/** A need that a manifest writes where no call is; asked of the server as if a call had it. */
export const grants = (held: readonly Capability[], needs: Needs = 'anyone'): boolean =>
  letsIn(held, { needs, operation: 'Manifest/Need' } as unknown as AnyOperation);

/** The calls without which a required input of a form cannot be filled in. */
const fillings = (form: Pick<FormShape, 'source' | 'fields' | 'sections'>): readonly CallShape[] =>
  askedOf(form)
    .filter(({ field }) => !isOptional(inputSchema(form.source), field))
    .flatMap(({ options, layout }) => [options, layout, layout?.choices].filter((each) => each !== undefined));

/** The screen at a path, whatever its parameters are called. */
export const atPath = (path: string): Screen | undefined => {
  const plain = (each: string) => (each.split('?')[0] ?? '').replace(/\$\w+/g, '$');
  return Object.values(screenFiles).find((screen) => plain(screen.path) === plain(path));
};

/** The screens that name the menu as theirs. */
const inMenu = (group: string | undefined): readonly Screen[] =>
  Object.values(screenFiles).filter(({ menu }) => menu?.group === group);

/** Would the screen that a link leads to open? */
export function leads(held: readonly Capability[], path: string): boolean {
  const screen = atPath(path);
  return screen === undefined || opens(held, screen);
}

/** Would what the block must ask for at once be answered? */
export function answers(held: readonly Capability[], shape: BlockShape): boolean {
  const block = shape as KnownBlock;
  switch (block.block) {
    case 'table':
    case 'chart':
    case 'count':
    case 'compare':
    case 'matrix':
    case 'list':
    case 'document':
    case 'timeline':
    case 'panels':
    case 'arrange':
    case 'lanes':
      return letsIn(held, block.source);
    case 'choosing':
      return letsIn(held, block.source) && answers(held, block.body);
    case 'given':
      return answers(held, block.body);
    case 'console':
      return letsIn(held, block.source) && letsIn(held, block.describe.source);
    case 'links':
      return (block.links ?? inMenu(block.menu)).some((each) => leads(held, 'path' in each ? each.path : each.to.go));
    case 'form':
      return [block, ...fillings(block)].every(({ source }) => letsIn(held, source));
    case 'view':
      return letsIn(held, block.source) && (!block.layout || letsIn(held, block.layout.source));
    case 'tabs':
      return block.panels.some((panel) => answersPanel(held, panel));
    case 'chain':
    case 'stack':
      return block.blocks.some((each) => answers(held, each));
    case 'wizard':
      return block.steps.every(
        (step) =>
          !('source' in step) ||
          [step, ...(step.block === 'ask' ? fillings(step) : [])].every(({ source }) => letsIn(held, source)),
      );
    default:
      return true;
  }
}

export const answersPanel = (held: readonly Capability[], panel: PanelShape): boolean =>
  grants(held, panel.needs) && answers(held, panel.body);

export const opens = (held: readonly Capability[], screen: Screen): boolean =>
  grants(held, screen.needs) && answers(held, screen.body);
