/** In the header while there are jobs: a button that says how many are under way, and their list. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '../../client/first/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { fetchFile } from './fetch-file.ts';
import { JobList } from './JobList.tsx';
import styles from './jobs.module.css';
import { isUnderWay, type Job, useJobs } from './use-jobs.ts';

export function JobsButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const jobs = useJobs((done) => {
    for (const job of done) tell(job);
  });
  const tell = (job: Job) => {
    const name = `job ${job.JobId}`;
    if (job.State === 'Completed') {
      showMessage({
        name,
        type: 'info',
        title: job.Title,
        text: job.HasFile ? t('The file is ready.') : t('It is done.'),
        ...(job.HasFile ? { actions: [{ label: t('Download'), run: () => void fetchFile(job.JobId) }] } : {}),
      });
    } else if (job.State === 'Failed') {
      showMessage({ name, type: 'error', title: job.Title, text: job.Error ?? t('It could not be finished.') });
    }
  };
  if (jobs.length === 0) return null;
  const active = jobs.filter(isUnderWay).length;
  const label =
    active > 0 ? t('{count, plural, one {# job under way} other {# jobs under way}}', { count: active }) : t('Jobs');
  return (
    // The button itself opens the list, so it is what says whether the list is open.
    <span className={styles['button']} data-active={active > 0 || undefined}>
      <Popover
        label={t('Jobs')}
        position="bottom-end"
        width={360}
        opened={opened}
        onChange={setOpened}
        target={
          <IconButton
            label={label}
            icon={<Icon name={active > 0 ? 'loader' : 'list-details'} size={18} />}
            tooltip={!opened}
            onClick={() => setOpened(!opened)}
          />
        }
      >
        <JobList jobs={jobs} />
      </Popover>
    </span>
  );
}
