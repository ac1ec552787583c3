/** The search in a narrow window: over everything, with the field on top. */
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../engines/frame/window-width.ts';
import { CommandDialog } from '../../ui/CommandDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import type { useSearch } from './use-search.tsx';

export interface SearchDialogProps {
  readonly title: string;
  readonly search: ReturnType<typeof useSearch>;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onPalette: () => void;
}

export function SearchDialog({ title, search, opened, onClose, onPalette }: SearchDialogProps) {
  const { t } = useTranslation();
  return (
    <CommandDialog
      opened={opened}
      onClose={onClose}
      isWhole={useNarrow()}
      label={title}
      placeholder={title}
      icon={<Icon name="search" size={18} />}
      aside={<IconButton label={t('Close')} tooltip={false} icon={<Icon name="x" />} size={40} onClick={onClose} />}
      query={search.typed}
      onQuery={search.type}
      groups={search.text === '' ? [] : search.groups}
      active={search.active}
      onActive={search.onActive}
      busy={search.isWaiting}
      empty={search.hint ?? (search.text === '' ? title : search.outcome)}
      footer={<SearchKeys onPalette={onPalette} />}
    />
  );
}
