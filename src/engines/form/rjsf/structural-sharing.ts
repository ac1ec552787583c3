/** Structural sharing: what equals what was there before keeps its identity, so that a comparison by identity is enough. */
type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

export function shareStructure<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const shared = now.map((each: unknown, index) => shareStructure(before[index], each));
    const isSame = before.length === shared.length && shared.every((each, index) => Object.is(each, before[index]));
    return (isSame ? before : shared) as T;
  }
  return isPlain(before) && isPlain(now) ? (shareObjects(before, now) as T) : now;
}

function shareObjects(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  const known = Object.keys(before);
  let isSame = known.length === keys.length;
  const shared: Plain = {};
  for (const [index, key] of keys.entries()) {
    shared[key] = shareStructure(before[key], now[key]);
    if (isSame && (known[index] !== key || !Object.is(shared[key], before[key]))) isSame = false;
  }
  return isSame ? before : shared;
}
