/** A screen as the shell shows it: under its title or under the head of its record, with an address of its own. */
import { useTranslation } from 'react-i18next';
import { MemoryAddress } from '../../src/client/page/address.tsx';
import type { Screen } from '../../src/define/screen.ts';
import { BlockView } from '../../src/engines/block.tsx';
import { EngineServicesProvider } from '../../src/engines/frame/engine-services.tsx';
import { PageFrame } from '../../src/engines/frame/page-frame.tsx';
import { PlainCard } from '../../src/shell/frame/layouts/PlainCard.tsx';
import { loginPath } from '../../src/shell/routing/hash-location.ts';
import { customBlocks } from '../../src/shell/screen/custom-blocks.ts';
import type { DialogOfAction } from './dialogs.ts';
import { exampleAddress } from './example-address.ts';
import { OpenDialog } from './open-dialog.tsx';
import { RecordView } from './record-view.tsx';
import styles from './screen-view.module.css';

export interface ScreenViewProps {
  readonly screen: Screen;
  readonly search?: Readonly<Record<string, string>>;
  readonly dialog?: DialogOfAction;
}

export function ScreenView({ screen, search = {}, dialog }: ScreenViewProps) {
  const { t } = useTranslation();
  const { path, params } = exampleAddress(screen);
  const body = <BlockView block={screen.body} />;
  return (
    <MemoryAddress path={path} params={params} search={search}>
      <EngineServicesProvider value={{ custom: customBlocks }}>
        {path === loginPath ? (
          body
        ) : screen.layout === 'plain' ? (
          <main className={styles['plain']}>
            <PlainCard title={t(screen.title)} hasWayBack={false}>
              {body}
            </PlainCard>
          </main>
        ) : (
          <main className={styles['main']}>
            {screen.header ? (
              <RecordView screen={screen} params={params}>
                {body}
              </RecordView>
            ) : (
              <PageFrame title={t(screen.title)}>{body}</PageFrame>
            )}
          </main>
        )}
        {dialog && <OpenDialog {...dialog} />}
      </EngineServicesProvider>
    </MemoryAddress>
  );
}
