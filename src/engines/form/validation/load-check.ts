/** The check of a call's input: compiled where the product knows the form, else one that reads the schema. */
import { validators } from 'virtual:validators';
import { useEffect, useState } from 'react';
import type { SourceShape } from '../../../define/shapes/element-shapes.ts';
import { inputSchema } from '../../binding/schema.ts';
import { plainCopy } from '../../field-plan/form-schema.ts';
import type { SchemaCheck } from './schema-check.ts';

const loaded = new Map<string, SchemaCheck>();

/** Reading a schema needs no compiler, and is loaded only where a schema comes with an answer. */
export const loadReading = async () => (await import('./interpreted.ts')).interpreted;

/** The check that has been loaded before: nothing waits for it. */
export const loadedCheck = (source: SourceShape): SchemaCheck | undefined => loaded.get(source.operation);

export async function loadCheck(source: SourceShape): Promise<SchemaCheck> {
  const known = loaded.get(source.operation);
  if (known) return known;
  const load = validators[source.operation];
  const check = load
    ? (await import('./compiled.ts')).compiled(await load())
    : (await loadReading())(plainCopy(inputSchema(source)));
  loaded.set(source.operation, check);
  return check;
}

export interface Loading<T> {
  readonly value: T | undefined;
  readonly error: Error | undefined;
}

/** `load` must be the same function while it loads the same; what is known already need not be waited for. */
export function useLoaded<T>(load: () => Promise<T>, known?: T): Loading<T> {
  const [state, setState] = useState<Loading<T> & { readonly of?: () => Promise<T> }>({
    value: undefined,
    error: undefined,
  });
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ of: load, value, error: undefined }),
      (error: Error) => isWanted && setState({ of: load, value: undefined, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, known]);
  if (known !== undefined) return { value: known, error: undefined };
  return state.of === load ? state : { value: undefined, error: undefined };
}
