/** The search with what only the shell knows, its finders and the router, and the way into the command palette beside it. */
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { search } from '../../../../manifests/search.ts';
import { shell } from '../../../../manifests/shell.ts';
import { SearchBox } from '../../../custom/search/SearchBox.tsx';
import { followHref } from '../../routing/follow-href.ts';
import { openPalette, PaletteButton } from './PaletteButton.tsx';

export function HeaderSearch({ opened }: { readonly opened: boolean }) {
  const { t } = useTranslation();
  const router = useRouter();
  return (
    <>
      <SearchBox
        finders={search}
        title={t(shell.searchTitle)}
        opened={opened}
        onOpen={(href, elsewhere) => followHref(router, href, elsewhere)}
        onPalette={openPalette}
      />
      <PaletteButton />
    </>
  );
}
