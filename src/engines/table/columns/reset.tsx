/** Takes back what was set in the panel: to the saved view that is open, else to the list as it is made. */
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { type ListViews, useEngineServices } from '../../frame/engine-services.tsx';
import { firstState, type ListState } from '../model/state.ts';
import type { List } from '../use-list.ts';
import { currentView, viewState } from '../views/saved-view.ts';

export function Reset({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { listViews } = useEngineServices();
  if (listViews) return <ToView list={list} listViews={listViews} />;
  return <ResetButton list={list} to={firstState(list.plan)} label={t('Reset columns and rows')} />;
}

function ToView({ list, listViews }: { readonly list: List; readonly listViews: ListViews }) {
  const { t } = useTranslation();
  const current = currentView(list.plan, list.state, listViews.useViews(list.viewPlace).views ?? []);
  const own = current.kind === 'own';
  return (
    <ResetButton
      list={list}
      to={own ? viewState(list.plan, current.view) : firstState(list.plan)}
      label={own ? t('Reset to the view’s settings') : t('Reset columns and rows')}
    />
  );
}

interface ResetButtonProps {
  readonly list: List;
  readonly to: ListState;
  readonly label: string;
}

function ResetButton({ list: { state, change }, to, label }: ResetButtonProps) {
  const { columns, density, wrap, size } = to;
  return (
    <LinkButton onClick={() => change({ ...state, columns, density, wrap, size, page: 1 }, { replace: true })}>
      {label}
    </LinkButton>
  );
}
