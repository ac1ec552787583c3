/**
 * Who can enter a folder, and which folders are safe to use.
 * @vitest-environment node
 */
import { chmodSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockedAt, claimFolder } from './folder-access.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const temporary = temporaryFolder();

describe.skipIf(process.platform === 'win32')('reach', () => {
  test('the outermost closed folder blocks strangers but not its owner or group', () => {
    const closed = join(temporary, 'closed');
    mkdirSync(join(closed, 'inner'), { recursive: true });
    chmodSync(closed, 0o710);
    const { uid, gid } = statSync(closed);
    expect(blockedAt(join(closed, 'inner'), { uid: uid + 1, gid: gid + 1 })).toBe(closed);
    expect(blockedAt(join(closed, 'inner'), { uid, gid: gid + 1 })).toBeUndefined();
    expect(blockedAt(join(closed, 'inner'), { uid: uid + 1, gid })).toBeUndefined();
    expect(blockedAt(temporary, { uid: uid + 1, gid: gid + 1 })).toBeUndefined();
  });

  test('a claimed folder has the wished mode; planted ones are refused', () => {
    const mine = join(temporary, 'mine');
    claimFolder(mine, 0o700);
    expect(statSync(mine).mode & 0o777).toBe(0o700);
    expect(() => claimFolder(mine, 0o700)).not.toThrow();
    chmodSync(mine, 0o777);
    expect(() => claimFolder(mine, 0o700)).toThrow('is not safe to use');
    symlinkSync(temporary, join(temporary, 'link'));
    expect(() => claimFolder(join(temporary, 'link'), 0o700)).toThrow('is not safe to use');
  });
});
