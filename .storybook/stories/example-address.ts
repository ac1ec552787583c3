/** An address for a screen: its parameters have the values that the calls which take them have in their examples, or those below. */

import type { Screen } from '../../src/define/screen.ts';
import { objectsIn } from '../../src/define/walk.ts';

export interface ExampleAddress {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What only hand-written blocks read. */
const readByHand: Readonly<Record<string, string>> = {
  usercentricsServiceId: 'help',
  username: 'mbrueckner',
  token: 'qZ8t3nVw5mYk2PzR7xLb9JdG',
};

export function exampleAddress(screen: Screen): ExampleAddress {
  const params = exampleParams(screen);
  const path = (screen.path.split('?')[0] ?? '').replace(/\$(\w+)/g, (_all, name: string) => params[name] ?? '1');
  return { path, params };
}

function exampleParams(screen: Screen): Readonly<Record<string, string>> {
  const calls: Record<string, string> = {};
  for (const part of objectsIn(screen)) {
    const source = part['source'] as { readonly example?: { readonly input: object }; readonly of?: never } | undefined;
    const example = source?.example ?? (source?.of as typeof source)?.example;
    for (const [input, binding] of Object.entries((part['input'] ?? {}) as object)) {
      const param = (binding as { readonly param?: string }).param;
      const value = (example?.input as Record<string, unknown> | undefined)?.[input];
      if (param !== undefined && value !== undefined) calls[param] ??= String(value);
    }
  }
  return { ...readByHand, ...calls };
}
