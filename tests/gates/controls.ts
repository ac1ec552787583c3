/** Every control of a screen, found by walking through its manifest without knowing what engines make of it. */

import type { Needs } from '../../src/define/contract/capability.ts';
import type { Screen } from '../../src/define/screen.ts';
import type { BlockShape } from '../../src/define/shapes/block-shapes.ts';
import type { SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { objectsIn } from '../../src/define/walk.ts';
import { inputSchema, isOptional } from '../../src/engines/binding/schema.ts';

export interface Control {
  /** 'accounts/accounts.ts: action "Export"'. */
  readonly label: string;
  /** The object in the manifest. */
  readonly object: object;
  /** The control that it stands in; undefined: the screen. */
  readonly inside: object | undefined;
  /** What is called when it is used, with what is called to fill it in. */
  readonly calls: readonly SourceShape[];
  /** What its manifest asks for besides. */
  readonly needs: Needs | undefined;
  /** Where it leads. */
  readonly to: string | undefined;
  /** The block that it opens in a dialog. */
  readonly opened: BlockShape | undefined;
}

type Part = Readonly<Record<string, unknown>>;
const marks = ['block', 'action', 'search', 'lookup', 'options', 'check', 'layout', 'edit', 'undo', 'go'];

const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isControl = (part: Part): boolean =>
  marks.some((mark) => typeof part[mark] === 'string') || part['head'] === 'record' || isGated(part);
/** A panel or a column with a right of its own. */
const isGated = (part: Part): boolean =>
  ('title' in part && isObject(part['body'])) || ('field' in part && part['needs'] !== undefined);

export function controlsOf(name: string, screen: Screen): readonly Control[] {
  const found: Control[] = [];
  const walk = (value: unknown, inside: object | undefined, way: string): void => {
    if (!isObject(value)) return;
    const here = !Array.isArray(value) && isControl(value);
    if (here) found.push(controlOf(value, inside, `${name}${way}`));
    for (const [key, part] of Object.entries(value)) {
      // What happens after a call, and where a head's trail leads, is nothing that stands on the page by itself.
      if (['source', 'then', 'trail', 'to'].includes(key) || (key === 'links' && value['block'] === 'finish')) continue;
      walk(part, here ? value : inside, `${way}.${key}`);
    }
  };
  walk(screen.header, undefined, '.head');
  walk(screen.body, undefined, '.body');
  return found;
}

function controlOf(part: Part, inside: object | undefined, label: string): Control {
  const name = part['label'] ?? part['title'] ?? part['field'];
  const usesAll = part['block'] === 'form' || part['action'] === 'call' || part['action'] === 'download';
  const source = part['source'] as SourceShape | undefined;
  // Without the choices or the layout of a required input it cannot be filled in.
  const inner = [...(usesAll && source ? objectsIn(part) : [])].flatMap((each) => {
    const { field, options, layout } = each;
    const isRequired = source && typeof field === 'string' && !isOptional(inputSchema(source), field);
    const choices = isObject(layout) ? layout['choices'] : undefined;
    return isRequired ? [options, layout, choices].filter(isObject) : [];
  });
  const to = typeof part['go'] === 'string' ? part['go'] : (part['to'] as { go?: string } | undefined)?.go;
  return {
    label: `${label}${typeof name === 'string' ? ` “${name}”` : ''}`,
    object: part,
    inside,
    calls: [part, ...inner].flatMap((each) => (each['source'] ? [each['source'] as SourceShape] : [])),
    needs: part['needs'] as Needs | undefined,
    opened: part['action'] === 'show' ? (part['body'] as unknown as BlockShape) : undefined,
    to: part['action'] === 'link' || part['go'] !== undefined ? to : undefined,
  };
}
