/** One line for each job: what it is, how far it has come or how it ended, and what can be done about it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import CancelJob from '../../../manifests/operations/Job/CancelJob.ts';
import DismissJob from '../../../manifests/operations/Job/DismissJob.ts';
import { useFormatLocale } from '../../client/language/locale.ts';
import { useWrite } from '../../client/query/query.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { hrefOf } from '../routing/screen-address.tsx';
import { fetchFile } from './fetch-file.ts';
import styles from './jobs.module.css';
import { isUnderWay, type Job, progressOf } from './use-jobs.ts';

export function JobList({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="jobs-title">
      <h2 id="jobs-title" className={styles['title']}>
        {t('Jobs')}
      </h2>
      <ul className={styles['list']}>
        {jobs.map((job) => (
          <li key={job.JobId}>
            <JobLine job={job} />
          </li>
        ))}
      </ul>
      <p className={styles['all']}>
        <Link href={hrefOf('/jobs')}>{t('All my jobs')}</Link>
      </p>
    </section>
  );
}

function JobLine({ job }: { readonly job: Job }) {
  const { t } = useTranslation();
  const cancel = useWrite(CancelJob);
  const dismiss = useWrite(DismissJob);
  const { JobId: jobId, Title } = job;
  const warn = (error: unknown) => console.warn(error);
  return (
    <>
      <div className={styles['words']}>
        <bdi className={styles['name']}>{Title}</bdi>
        <JobState job={job} />
      </div>
      {isUnderWay(job) ? (
        <Button size="xs" busy={cancel.busy} onClick={() => void cancel.write({ jobId }).catch(warn)}>
          {t('Cancel')}
        </Button>
      ) : (
        <>
          {job.HasFile && (
            <Button
              size="xs"
              icon={<Icon name="download" size={14} />}
              aria-label={t('Download {file}', { file: Title })}
              onClick={() => void fetchFile(jobId)}
            >
              {t('Download')}
            </Button>
          )}
          <IconButton
            label={t('Remove {job} from the list', { job: Title })}
            size={24}
            tooltip={false}
            icon={<Icon name="x" size={14} />}
            busy={dismiss.busy}
            onClick={() => void dismiss.write({ jobId }).catch(warn)}
          />
        </>
      )}
    </>
  );
}

function JobState({ job }: { readonly job: Job }): ReactNode {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  if (job.State === 'Queued') return <span>{t('Waiting')}</span>;
  if (job.State === 'Cancelled') return <span>{t('Cancelled')}</span>;
  if (job.State === 'Failed') return <span className={styles['failed']}>{job.Error ?? t('Failed')}</span>;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const share = progressOf(job);
  if (job.State === 'Completed') {
    return <span>{t('{count, plural, one {Done, # row} other {Done, # rows}}', { count: job.Done })}</span>;
  }
  return (
    <>
      <progress aria-label={job.Title} value={share} />
      <span>
        {job.Total === undefined
          ? number(job.Done)
          : t('{done} of {total}', { done: number(job.Done), total: number(job.Total) })}
      </span>
    </>
  );
}
