/** Walks the chain of the audit log from its first entry to its last, some thousand at a time. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { can } from '../../define/contract/capability.ts';
import { job } from '../../define/contract/job.ts';
import { Failure } from '../calls/failure.ts';

interface Portion {
  readonly checked: number;
  readonly last_id: number | null;
  readonly broken_id: number | null;
  readonly is_changed: boolean | null;
}

const portion = 5000;

export default job('check-audit-chain', {
  payload: Type.Object({}),
  needs: () => can('ADMINISTRATIVE', 'Execute'),
  run: async (_payload, { db, progress }) => {
    const head = await sql<{ entries: number; is_there: boolean }>`select * from audit_chain_head()`.execute(db);
    const { entries = 0, is_there = true } = head.rows[0] ?? {};
    let done = 0;
    for (let last: number | null = 0; last !== null; ) {
      const { rows } = await sql<Portion>`select * from check_audit_chain(${last}, ${portion})`.execute(db);
      const found: Portion | undefined = rows[0];
      if (found && found.broken_id !== null)
        throw new Failure(409, found.is_changed ? 'auditEntryChanged' : 'auditEntryMissing', {
          entry: Number(found.broken_id),
        });
      last = found?.last_id ?? null;
      done += found?.checked ?? 0;
      await progress(done, Math.max(Number(entries), done));
    }
    if (!is_there) throw new Failure(409, 'auditEndMissing');
  },
});
