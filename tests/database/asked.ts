/** What the database was asked while something was done. */
import pg from 'pg';
import { vi } from 'vitest';

/** What every connection was asked, in order; queries of one statement are transactions of their own. */
export async function asked(work: () => Promise<unknown>): Promise<ReadonlyMap<object, readonly string[]>> {
  const texts = new Map<object, string[]>();
  const query = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: object, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : (first?.text ?? '');
    texts.set(this, [...(texts.get(this) ?? []), text]);
    return Reflect.apply(query, this, given) as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts;
}
