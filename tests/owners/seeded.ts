/** Mistakes that the compiler cannot see, made by hand in the real manifests: what `npm run check` says of each. */
import { textOfFile } from './files.ts';
import type { Mutant } from './mutants.ts';

interface Seeded {
  readonly file: string;
  /** What stands there, and what is written in its place. */
  readonly changes: readonly (readonly [string, string])[];
  /** What was found, and what is allowed. */
  readonly says: string;
}

const screens = 'manifests/screens';
const panel = (name: string) => `manifests/panels/${name}.ts`;
const jobs = `${screens}/jobs/jobs.ts`;
const addresses = `${screens}/account/addresses.block.ts`;
const factors = `${screens}/account/second-factors.block.ts`;
const cancelJob = 'manifests/operations/Job/CancelJob.ts';
const byDay = 'manifests/operations/Account/GetAuditEntriesByDay.ts';

const seed = (file: string, from: string, to: string, says: string): Seeded => ({ file, changes: [[from, to]], says });
/** In a file that has not had these words yet. */
const withWords = (words: string, file: string, from: string, to: string, says: string): Seeded => ({
  file,
  changes: [
    [" } from '#define'", `, ${words} } from '#define'`],
    [from, to],
  ],
  says,
});

export const seeded: Readonly<Record<string, readonly Seeded[]>> = {
  subjects: [
    seed(cancelJob, "{ Job: 'jobId' }", "{ Jbo: 'jobId' }", 'about a "Jbo", which no table keeps; known are'),
    seed(cancelJob, "{ Job: 'jobId' }", "'none'", `Write subject: { Job: 'jobId' }.`),
    seed(cancelJob, "{ Job: 'jobId' }", "{ Job: 'jobId', Mail: 'jobId' }", 'names Job and Mail'),
    seed(cancelJob, "own('Job')", "own('Jobs')", 'Did you mean "Job"?'),
  ],
  errors: [
    seed(cancelJob, "'noJob']", "'noJob', 'noJob']", 'The error noJob is named twice.'),
    seed(cancelJob, "'noJob']", "'noJob', 'signInFirst']", 'Every call may end with signInFirst'),
    seed(cancelJob, "'noJob'", "'noJbo'", 'The error noJbo is not in the catalogue src/rules/errors.'),
  ],
  where: [
    seed(factors, 'where({ IsOwn: true })', 'where({})', 'The condition tests no field, so it always holds.'),
    seed(factors, 'where({ IsOwn: true })', 'where({ IsOwn: [] })', 'gives no value for "IsOwn"'),
    seed(factors, 'where({ IsOwn: true })', 'where({ IsOwn: [true, true] })', 'gives true twice for "IsOwn"'),
    seed(factors, 'where({ IsOwn: true })', '{ either: [where({ IsOwn: true })] }', 'Give it two or more'),
    seed(
      factors,
      'where({ IsOwn: true })',
      '{ either: [where({ IsOwn: true }), where({ IsOwn: true })] }',
      'either(…) has the condition {"where":{"IsOwn":true}} twice.',
    ),
  ],
  may: [
    withWords(
      'where',
      jobs,
      "may: 'MayCancel'",
      "may: 'MayCancel', when: where({ MayCancel: true })",
      '"Cancel job" asks for "MayCancel" in when as well as in may, so its reason never shows.',
    ),
    withWords(
      'where',
      jobs,
      "may: 'MayCancel'",
      "may: 'MayCancel', locks: [{ while: where({ MayCancel: false }), reason: 'It is still going on.' }]",
      'in locks as well as in may, so it has two reasons. Leave it to may.',
    ),
    seed(jobs, "'It has ended already.'", "''", 'The reason of "Cancel job" is empty.'),
    seed(jobs, "'It has ended already.'", "'It has ended already. '", 'begins or ends with a blank'),
  ],
  links: [
    seed(panel('failed-work'), "go('/jobs?", "go('/job?", 'no screen has this path. Did you mean "/jobs"?'),
    seed(
      panel('failed-work'),
      "go('/jobs?states', { states: constant('Failed') })",
      "go('/jobs?state', { state: constant('Failed') })",
      'The link gives "state" to /jobs, which takes states.',
    ),
    withWords(
      'go, link',
      panel('new'),
      "menuLinks('New')",
      "{ block: 'links', links: [link('Jobs', go('/jobs', {})), link('Jobs', go('/accounts', {}))] }",
      'Two actions in "links" are labelled "Jobs".',
    ),
  ],
  'view.save': [
    seed(
      addresses,
      "{ field: 'DenyList', title: 'Denied (even if allowed)', items: { as: 'IpRange' } },",
      '',
      '"DenyList" is edited and not shown; the view shows AllowList.',
    ),
    seed(
      addresses,
      "'restrictions.DenyList'",
      "'restrictions.AllowList'",
      'AllowList and DenyList are both saved into "restrictions.AllowList", where one of them is lost.',
    ),
    seed(
      addresses,
      "{ AllowList: 'restrictions.AllowList', DenyList: 'restrictions.DenyList' }",
      '{}',
      'Nothing of this view can be edited: save names no field.',
    ),
    seed(
      addresses,
      "title: 'Denied (even if allowed)'",
      "title: 'Allowed (empty: all)'",
      'AllowList and DenyList are both titled "Allowed (empty: all)" in fields.',
    ),
    seed(
      `${screens}/account/account.ts`,
      "{ changes: 'values'",
      "{ changes: 'value'",
      'it must be a record of names and values; Account/SaveAccount takes it as values. Did you mean "values"?',
    ),
  ],
  items: [
    seed(
      addresses,
      "{ field: 'DenyList', title: 'Denied (even if allowed)', items: { as: 'IpRange' } }",
      "{ field: 'DenyList', title: 'Denied (even if allowed)', items: { as: 'IpRange', most: 1500 } }",
      '"DenyList" allows 1500 items, and Account/SaveIpRestrictions takes 1000. Leave "most" away',
    ),
  ],
  menuLinks: [
    seed(panel('new'), "menuLinks('New')", "menuLinks('Nwe')", 'Did you mean "New"?'),
    seed(jobs, "group: 'Profile'", "group: 'Profil'", 'so the entry never shows; there are Main, Marketplaces'),
  ],
  'count and chart': [
    {
      file: panel('failed-work'),
      changes: [
        [" } from '#define'", ", part } from '#define'"],
        ['count(\n    GetJobs', "count(\n    part(GetJobs, 'Items')"],
      ],
      says: 'Job/GetJobs answers a page without TotalCount, so its rows are not all there are.',
    },
    seed(panel('failed-work'), "constant(['Failed'])", "constant(['Faild'])", 'of Job/GetJobs does not take ["Faild"]'),
    seed(
      panel('changes-by-day'),
      'operations/Account/GetAuditEntriesByDay.ts',
      'operations/Account/GetAuditLog.ts',
      'Account/GetAuditLog answers a page, so the chart would add up a part and look like all of it.',
    ),
    seed(panel('changes-by-day'), "by: 'Day'", "by: 'Entries'", 'The bars stand for "Entries" and are as high as it.'),
    seed(byDay, "Day: '2026-11-15'", "Day: '15.11.2026'", 'It must begin as 2026-11-21 does; or leave per away.'),
  ],
};

/** The file with the mistake in it. */
export function mutantOf({ file, changes }: Seeded): Mutant {
  let text = textOfFile(file);
  const [[found, put] = ['', '']] = changes.slice(-1);
  const line = text.slice(0, text.indexOf(found)).split('\n').length;
  for (const [from, to] of changes) {
    if (!text.includes(from)) {
      throw new Error(
        `${file} has no ${from}. Whoever owns it may have changed it: seed the mistake of ${import.meta.filename} in what stands there now.`,
      );
    }
    text = text.replace(from, () => to);
  }
  return { kind: 'word', file, line, found, put, text };
}
