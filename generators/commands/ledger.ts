/** `npm run ledger`: writes `tests/ledger.md` anew; with --check it only tells what is open or out of date. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRead, type LedgerPage, ledgerPage, page } from '../ledger/page.ts';

const root = resolve(import.meta.dirname, '../..');

/** The page as the sources of today make it. */
export function currentPage(): LedgerPage {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const read = files
    .split('\n')
    .filter((file) => isRead(file) && existsSync(join(root, file)))
    .sort();
  return ledgerPage(new Map(read.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

export const isUpToDate = ({ text }: LedgerPage): boolean =>
  existsSync(join(root, page)) && readFileSync(join(root, page), 'utf8') === text;

export async function run(parameters: readonly string[]): Promise<boolean> {
  const current = currentPage();
  const isCurrent = isUpToDate(current);
  if (!parameters.includes('--check')) writeFileSync(join(root, page), current.text);
  for (const id of current.open) console.info(`${id} is neither built nor answered.`);
  for (const id of current.needless) console.info(`${id} needs no place: there is no such row, or comments name it.`);
  console.info(isCurrent ? `${page} is up to date.` : `${page} is out of date; "npm run ledger" writes it.`);
  return parameters.includes('--check') && (!isCurrent || current.open.length + current.needless.length > 0);
}
