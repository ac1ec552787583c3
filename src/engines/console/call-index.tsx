/** The list of all calls: found by words, narrowed by service and kind, walked through with the arrow keys. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../client/page/address.tsx';
import type { ListedCall } from '../../define/blocks/call-console.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { NativeTextInput } from '../../ui/NativeTextInput.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Select } from '../../ui/Select.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { byService, type CallFilter, filteredCalls, servicesOf, shortName } from './call-list.ts';
import styles from './console.module.css';

export interface CallIndexProps {
  readonly calls: readonly ListedCall[];
  readonly chosen: ListedCall | undefined;
  readonly hrefOf: (call: ListedCall) => string;
  readonly onFollow: () => void;
}

const kinds = ['', 'read', 'write'] as const;

export function CallIndex({ calls, chosen, hrefOf, onFollow }: CallIndexProps) {
  const { t } = useTranslation();
  const id = useId();
  const { search, setSearch } = useAddress();
  const list = useRef<HTMLElement>(null);
  const filter: CallFilter = {
    find: search['find'] ?? '',
    service: search['service'] ?? '',
    kind: kinds.find((kind) => kind === search['kind']) ?? '',
  };
  const found = filteredCalls(calls, filter);
  const set = (changes: Partial<CallFilter>) =>
    setSearch(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || undefined])), {
      replace: true,
    });
  // The page may have come anew with another call: the list stands where that call is.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={styles['index']}>
      <div className={styles['filters']}>
        <NativeTextInput
          id={id}
          label={t('Find a call')}
          defaultValue={filter.find}
          autoComplete="off"
          onInput={({ currentTarget }) => set({ find: currentTarget.value })}
          rightSection={<Icon name="search" size={16} />}
        />
        <Select
          label={t('Service')}
          data={[
            { value: '', label: t('All services') },
            ...servicesOf(calls).map((service) => ({ value: service, label: service })),
          ]}
          value={filter.service}
          onChange={(value) => set({ service: value ?? '' })}
        />
        <Segments
          label={t('Kind')}
          value={filter.kind}
          choices={[
            { value: '', label: t('All') },
            { value: 'read', label: t('Reads') },
            { value: 'write', label: t('Writes') },
          ]}
          onChange={(kind) => set({ kind })}
        />
      </div>
      <nav ref={list} className={styles['list']} aria-label={t('Calls')} onKeyDown={walk}>
        <VisuallyHidden>
          <span role="status">{t('{n, plural, one {# call} other {# calls}}', { n: found.length })}</span>
        </VisuallyHidden>
        {found.length === 0 && <p className={styles['quiet']}>{t('No call fits. Take a filter away.')}</p>}
        {byService(found).map((group) => (
          <section key={group.service} aria-label={group.service}>
            <h2>
              {group.service}
              <CountBadge>{group.calls.length}</CountBadge>
            </h2>
            <ul>
              {group.calls.map((each) => (
                <li key={each.Name}>
                  <Link
                    href={hrefOf(each)}
                    onClick={onFollow}
                    {...(each === chosen ? { 'aria-current': 'page' as const } : {})}
                  >
                    <span>{shortName(each)}</span>
                    {!each.MayCall && <Icon name="lock" size={14} label={t('Without the right')} />}
                    {each.Kind === 'write' && <small>{t('Writes')}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const step = steps[event.key];
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step && at + step;
  if (next === undefined || at < 0) return;
  event.preventDefault();
  links[next]?.focus();
}
