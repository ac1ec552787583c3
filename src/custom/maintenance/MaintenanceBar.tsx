/** Says above every page that a maintenance comes or is under way, and loads the page anew after its start (MAINT rows). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branding } from '../../client/first/branding.ts';
import { leaveUnasked } from '../../client/page/leaving.ts';
import { hasReloaded, type MaintenanceTold, noteReload } from '../../client/session/maintenance.ts';
import { type MaintenanceNotice, nextDrawing, noticeAt, untilReload } from '../../rules/maintenance-clock.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

export interface MaintenanceBarProps {
  readonly told: MaintenanceTold;
  readonly reload?: () => void;
}

export function MaintenanceBar({ told, reload = loadAnew }: MaintenanceBarProps) {
  const { t } = useTranslation();
  const now = useClock(told);
  useReload(told, reload);
  const notice = noticeAt(told.start, now);
  const [closed, setClosed] = useState<MaintenanceTold>();
  const mayClose = notice.stage === 'soon' || notice.stage === 'minutes';
  if (mayClose && closed === told) return null;
  const page = branding().status_page_url;
  return (
    <TopBar
      tone="waiting"
      label={t('Maintenance')}
      icon={<Icon name="tool" size={18} />}
      action={
        <>
          {page !== undefined && (
            <a href={page} target="_blank" rel="noopener">
              {t('Status page')}
            </a>
          )}
          {mayClose && (
            <IconButton
              label={t('Close')}
              tooltip={false}
              size={24}
              icon={<Icon name="x" size={16} />}
              onClick={() => setClosed(told)}
            />
          )}
        </>
      }
      {...(notice.stage === 'seconds' ? { left: notice.left / 60 } : {})}
    >
      {/* A countdown is heard when it begins, and not each second. */}
      <span role={notice.stage === 'seconds' ? 'timer' : 'status'}>
        <strong>{sentenceOf(notice, t)}</strong> {told.text}{' '}
        {notice.stage === 'ongoing' && t('What you have typed is kept.')}
      </span>
    </TopBar>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function sentenceOf(notice: MaintenanceNotice, t: Translate): string {
  switch (notice.stage) {
    case 'soon':
      return t('Maintenance will start soon.');
    case 'minutes':
      return t('{left, plural, one {Maintenance starts in 1 minute.} other {Maintenance starts in {left} minutes.}}', {
        left: notice.left,
      });
    case 'seconds':
      return t('{left, plural, one {Maintenance starts in 1 second.} other {Maintenance starts in {left} seconds.}}', {
        left: notice.left,
      });
    case 'ongoing':
      return hasReloaded() ? t('Maintenance is ongoing.') : t('Maintenance is ongoing. The page will reload.');
  }
}

/** The present moment, told anew whenever something else must be drawn. */
function useClock({ start }: MaintenanceTold): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const draw = () => {
      const moment = Date.now();
      setNow(moment);
      const wait = nextDrawing(start, moment);
      if (wait !== undefined) timer = setTimeout(draw, wait);
    };
    draw();
    return () => clearTimeout(timer);
  }, [start]);
  return now;
}

/** Once in a maintenance: who goes on reading while it lasts is not disturbed each minute. */
function useReload({ start }: MaintenanceTold, reload: () => void): void {
  useEffect(() => {
    const wait = untilReload(start, Date.now());
    if (wait === undefined || hasReloaded()) return;
    const timer = setTimeout(() => {
      noteReload();
      reload();
    }, wait);
    return () => clearTimeout(timer);
  }, [start, reload]);
}

/** What was typed is kept as a draft, so nobody is asked. */
function loadAnew(): void {
  leaveUnasked();
  location.reload();
}
