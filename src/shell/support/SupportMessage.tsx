/** The message to support inside of the drawer: the same screen that has an address of its own, about the page below. */
import type { ScreenEntry } from 'virtual:screens';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import { MemoryAddress } from '../../client/page/address.tsx';
import { usePerson } from '../../client/session/use-person.ts';
import type { Screen } from '../../define/screen.ts';
import { BlockView } from '../../engines/block.tsx';
import { EngineServicesProvider } from '../../engines/frame/engine-services.tsx';
import { FrameProvider } from '../../engines/frame/frame.tsx';
import { WaitingSection } from '../../engines/frame/waiting.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { customBlocks } from '../screen/custom-blocks.ts';
import { loadScreen } from '../screen/load-screen.ts';
import { useScreens } from '../screen/use-screens.ts';
import { failedRequest } from './failed-request.ts';
import styles from './support-drawer.module.css';

const loads = new WeakMap<ScreenEntry, Promise<Screen>>();

/** One promise for each, as `use` wants it. */
function loadOnce(entry: ScreenEntry): Promise<Screen> {
  const known = loads.get(entry) ?? loadScreen(entry);
  loads.set(entry, known);
  return known;
}

export function SupportMessage({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  const entry = useScreens().find(({ path }) => path.split('?')[0] === shell.supportMessage);
  const here = useRouterState({ select: (state) => state.location.href });
  // Where somebody was when he began; what he types stays while he looks around.
  const [search] = useState(() => {
    const request = failedRequest();
    return { place: here, ...(request === undefined ? {} : { request }) };
  });
  return (
    <div className={styles['message']}>
      <Button variant="quiet" size="xs" icon={<Icon name="arrow-left" size={15} />} onClick={onBack}>
        {t('Contacts')}
      </Button>
      <Suspense fallback={<WaitingSection />}>{entry && <MessageForm entry={entry} search={search} />}</Suspense>
    </div>
  );
}

interface MessageFormProps {
  readonly entry: ScreenEntry;
  readonly search: Readonly<Record<string, string>>;
}

function MessageForm({ entry, search }: MessageFormProps) {
  const { body } = use(loadOnce(entry));
  const person = usePerson();
  return (
    <MemoryAddress search={search}>
      <EngineServicesProvider value={{ custom: customBlocks, person }}>
        <FrameProvider frame="aside">
          <BlockView block={body} />
        </FrameProvider>
      </EngineServicesProvider>
    </MemoryAddress>
  );
}
