/** What is known of a screen before it is opened. */
import { expect, it } from 'vitest';
import GetAuditLog from '../../manifests/operations/Account/GetAuditLog.ts';
import GetJobs from '../../manifests/operations/Job/GetJobs.ts';
import { constant, param, session } from '../../src/define/binding/binding.ts';
import { stack } from '../../src/define/blocks/arrangement.ts';
import { table } from '../../src/define/blocks/table.ts';
import { screen } from '../../src/define/screen.ts';
import { describeScreen } from './screen-facts.ts';

const log = table(
  GetAuditLog,
  { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') },
  { columns: ['Event'] },
);
const jobs = table(GetJobs, {}, { columns: ['State'] });

it('names the values of the signed-in user without which nothing of it is left', () => {
  expect(describeScreen(screen('/a', { title: 'A', body: log }))).toMatchObject({
    session: ['CompanyAccount.AccountId'],
  });
  expect(describeScreen(screen('/a', { title: 'A', body: stack(log, jobs) }))).not.toHaveProperty('session');
  expect(describeScreen(screen('/a', { title: 'A', body: jobs }))).not.toHaveProperty('session');
});

it('asks for numbers in the route, and not behind it, where they may be left out', () => {
  const columns = ['Event'] as const;
  const mode = constant('audit');
  const inRoute = screen('/a/$accountId', {
    title: 'A',
    body: table(GetAuditLog, { accountId: param('accountId'), mode }, { columns }),
  });
  const behind = screen('/a?accountId', {
    title: 'A',
    body: table(GetAuditLog, { accountId: param('accountId'), mode }, { columns }),
  });
  expect([describeScreen(inRoute), describeScreen(behind)]).toMatchObject([
    { numeric: ['accountId'] },
    { numeric: [] },
  ]);
});
