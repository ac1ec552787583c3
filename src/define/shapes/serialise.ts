/** The text form of manifests: operations by name, everything else as it stands. */

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An operation has an example; a part of one has not, and stays as it stands. */
function isOperation(value: unknown): value is { operation: string } {
  return isObject(value) && typeof value['operation'] === 'string' && 'example' in value;
}

/** A manifest as text. */
export function serialise(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (isOperation(each) ? { $operation: each.operation } : each));
}

/** The same manifest from text: names become operations again. */
export function resolve(text: string, find: (name: string) => unknown): unknown {
  return JSON.parse(text, (_key, each: unknown) =>
    isObject(each) && typeof each['$operation'] === 'string' ? find(each['$operation']) : each,
  );
}
