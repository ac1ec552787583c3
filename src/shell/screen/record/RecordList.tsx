/** The way back to the list that a record stands in, for whoever may see that list. */
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../../client/page/fill-path.ts';
import { useCapabilities, useSession } from '../../../client/session/session.ts';
import type { RecordHeaderShape } from '../../../define/shapes/block-shapes.ts';
import { actionVerdict } from '../../../engines/access/verdict.ts';
import { resolveParams } from '../../../engines/binding/resolve.ts';
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx';
import { hrefOf } from '../../routing/screen-address.tsx';

export interface RecordListProps {
  readonly up: RecordHeaderShape['up'];
  readonly params: Readonly<Record<string, string>>;
}

export function RecordList({ up, params }: RecordListProps) {
  const { t } = useTranslation();
  const session = useSession();
  const held = useCapabilities();
  if (!up || actionVerdict(up, held).state !== 'allowed') return null;
  const values = resolveParams(up.to, { params, session });
  if (!values) return null;
  return (
    <Breadcrumbs label={t('Hierarchy')} steps={[{ label: t(up.label), href: hrefOf(fillPath(up.to.go, values)) }]} />
  );
}
