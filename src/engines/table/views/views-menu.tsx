/** The saved views of a list: a menu beside its title, named after the view that is open. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../../ui/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ListViews } from '../../frame/engine-services.tsx';
import type { List } from '../use-list.ts';
import { currentView, freeName, plainState, viewState, viewText } from './saved-view.ts';
import { useFirstView } from './use-first-view.ts';
import { ViewDialog, type ViewQuestion } from './view-dialog.tsx';
import styles from './views.module.css';

export interface ViewsMenuProps {
  readonly list: List;
  readonly listViews: ListViews;
}

/** Until they are known, the room of the menu: nothing beside it moves when it comes. */
const Room = ({ name }: { readonly name: string }) => (
  <span className={styles['target']} style={{ visibility: 'hidden' }} aria-hidden>
    <span className={styles['name']}>{name}</span>
    <Icon name="chevron-down" size={14} />
  </span>
);

/** The person has been told by the call, and what was changed still stands. */
const told = (error: unknown) => console.warn(error);

export function ViewsMenu({ list, listViews }: ViewsMenuProps) {
  const { t } = useTranslation();
  const { plan, state, viewPlace, change } = list;
  const { views, fresh, ...write } = listViews.useViews(viewPlace);
  const [asked, setAsked] = useState<ViewQuestion>();
  useFirstView(list, fresh ? views : undefined);
  if (!views) return <Room name={t('All entries')} />;
  const current = currentView(plan, state, views);
  const own = current.kind === 'own' ? current : undefined;
  const text = viewText(plan, state);
  const name = own ? own.view.name : current.kind === 'shared' ? current.name : t('All entries');
  const plain = plainState(plan, views);
  const isPlain = current.kind === 'none' && text === '';
  const save = async (given: Parameters<typeof write.save>[0]) => {
    const saved = await write.save(given);
    change({ ...state, view: { id: saved.id, name: saved.name } }, { replace: true });
  };
  return (
    <>
      <Menu
        width={280}
        target={
          <button type="button" className={styles['target']}>
            <VisuallyHidden>{t('View:')}</VisuallyHidden>
            <span className={styles['name']}>{name}</span>
            {own?.changed && <span className={styles['changed']}>{t('changed', { context: 'view' })}</span>}
            <Icon name="chevron-down" size={14} />
          </button>
        }
      >
        <MenuItem current={isPlain} onClick={() => change(plain)}>
          {t('All entries')}
        </MenuItem>
        {views.length > 0 && <MenuLabel>{t('My views')}</MenuLabel>}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            current={own?.view.id === view.id}
            after={view.isDefault && <span className={styles['default']}>{t('opens first')}</span>}
            onClick={() => change(viewState(plan, view))}
          >
            {view.name}
          </MenuItem>
        ))}
        <MenuDivider />
        {own?.changed && (
          <>
            <MenuItem
              icon={<Icon name="device-floppy" />}
              onClick={() => save({ id: own.view.id, name: own.view.name, state: text }).catch(told)}
            >
              {t('Save changes to this view')}
            </MenuItem>
            <MenuItem icon={<Icon name="arrow-back-up" />} onClick={() => change(viewState(plan, own.view))}>
              {t('Undo changes')}
            </MenuItem>
          </>
        )}
        <MenuItem
          icon={<Icon name="plus" />}
          onClick={() => setAsked({ asks: 'create', name: current.kind === 'shared' ? current.name : '' })}
        >
          {current.kind === 'shared' ? t('Save to my views') : t('Save as new view')}
        </MenuItem>
        {own && (
          <>
            <MenuItem icon={<Icon name="pencil" />} onClick={() => setAsked({ asks: 'rename', name: own.view.name })}>
              {t('Rename view')}
            </MenuItem>
            <MenuItem
              icon={<Icon name="copy" />}
              onClick={() =>
                write
                  .duplicate(own.view.id, freeName(own.view.name, views))
                  .then((copy) => change(viewState(plan, copy)))
                  .catch(told)
              }
            >
              {t('Duplicate view')}
            </MenuItem>
            <MenuItem
              icon={<Icon name={own.view.isDefault ? 'x' : 'check'} />}
              onClick={() => write.setDefault(own.view.isDefault ? undefined : own.view.id).catch(told)}
            >
              {own.view.isDefault ? t('Do not open first any more') : t('Open this view first')}
            </MenuItem>
            <MenuItem
              danger
              icon={<Icon name="trash" />}
              onClick={() => setAsked({ asks: 'delete', name: own.view.name })}
            >
              {t('Delete view')}
            </MenuItem>
          </>
        )}
      </Menu>
      {asked && (
        <ViewDialog
          asked={asked}
          taken={views.filter((view) => asked.asks !== 'rename' || view !== own?.view).map((view) => view.name)}
          onClose={() => setAsked(undefined)}
          onAnswer={async (given) => {
            if (asked.asks === 'create') await save({ name: given, state: text });
            // A new name is no reason to keep what was changed meanwhile.
            else if (own && asked.asks === 'rename') {
              const renamed = await write.save({ id: own.view.id, name: given, state: own.view.state });
              change({ ...state, view: { id: renamed.id, name: renamed.name } }, { replace: true });
            } else if (own) {
              await write.remove(own.view.id);
              change({ ...state, view: undefined }, { replace: true });
            }
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
