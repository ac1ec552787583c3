/** Header, content, footer (LAY-1, LAY-2), which a host brings where it embeds the portal; the messages float above. */
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../client/first/embedded.ts';
import { useSession } from '../../../client/session/session.ts';
import { useHelperKeys } from '../../palette/helper-keys.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Helpers, Impersonation, Maintenance, Messages, Offline, Preview } from './lazy-parts.tsx';
import styles from './MainLayout.module.css';

/** Also known to the router: it scrolls to the top there. */
const mainId = 'main';

export function MainLayout() {
  const embedded = isEmbedded();
  useHelperKeys(useSession() !== undefined);
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <div className={styles['top']}>
        <Maintenance />
        <Impersonation />
        <Preview />
        <Offline />
        {!embedded && <Header />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it while nothing in it takes the focus */}
      <main id={mainId} tabIndex={0} className={styles['main']}>
        <Outlet />
      </main>
      {!embedded && <Footer />}
      <Messages />
      <Helpers />
      <Announcer mainId={mainId} />
    </div>
  );
}

/** The first stop of the Tab key; its address must not become a place of the router. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className={styles['skip']}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
