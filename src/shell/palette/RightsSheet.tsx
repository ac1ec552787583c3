/** "What may I do here?": everything on this page and in the menus, whether it may be used, and if not, why and who can help. */
import { type ScreenEntry, screens } from 'virtual:screens';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shell } from '../../../manifests/shell.ts';
import { useStore } from '../../client/page/use-store.ts';
import { gateOfEntry, nobody } from '../../client/session/absent-values.ts';
import { useCapabilities } from '../../client/session/session.ts';
import type { Screen } from '../../define/screen.ts';
import type { ControlKind } from '../../engines/access/controls.ts';
import { type Explained, explain } from '../../engines/access/explain.ts';
import { actionVerdict, reasonOf, type Verdict, verdictOf } from '../../engines/access/verdict.ts';
import { availableActions } from '../../engines/action/available-actions.ts';
import { useReasonText } from '../../engines/frame/use-reason-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { closeHelper } from './helper-state.ts';
import styles from './helpers.module.css';

interface Line {
  readonly title: string;
  readonly kind: string;
  readonly verdict: Verdict;
  /** Whether it fits is decided for each row. */
  readonly byRow: boolean;
}

export function RightsSheet() {
  const { t } = useTranslation();
  const held = useCapabilities();
  const match = useRouterState({ select: (state) => state.matches.at(-1) });
  const entry = match?.staticData.entry;
  const screen = (match?.loaderData as { readonly screen?: Screen } | undefined)?.screen;
  const all = useStore(availableActions);
  const kinds: Readonly<Record<ControlKind, string>> = {
    part: t('Part of the page'),
    action: t('Action'),
    row: t('Action on an entry'),
    selection: t('Action on selected entries'),
    edit: t('Editing'),
    column: t('Column'),
    field: t('Field'),
    link: t('Link'),
  };
  /** What stands in the head or on the record is judged with the record. */
  const judged = ({ object, verdict }: Explained): Verdict => {
    const offer = all.find(({ place, actions }) => place === 'page' && actions.some((action) => action === object));
    return offer ? actionVerdict(object as never, held, offer.target()?.row) : verdict;
  };
  const here: readonly Line[] = screen
    ? [...explain(screen, held)]
        .filter(({ title, verdict }) => title !== undefined || verdict.state !== 'allowed')
        .map((each) => ({
          title: t(each.title ?? screen.title),
          kind: kinds[each.kind],
          verdict: judged(each),
          byRow:
            /row|selection/.test(each.kind) && (each.gated.when ?? each.gated.may ?? each.gated.locks) !== undefined,
        }))
    : [];
  const elsewhere: readonly Line[] = screens.filter(isListed).map((each) => ({
    title: t(each.tab?.title ?? each.menu?.title ?? each.title),
    kind: each.menu && !shell.menus.bar.includes(each.menu.group) ? t(each.menu.group) : '',
    verdict: verdictOf({ needs: each.gate }, held),
    byRow: false,
  }));
  return (
    <Modal opened size={560} title={t('What may I do here?')} closeLabel={t('Close')} onClose={closeHelper}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <section className={styles['rights']} tabIndex={0} aria-label={t('What may I do here?')}>
        {here.length > 0 && <Lines title={entry ? t(entry.title) : t('This page')} lines={distinct(here)} />}
        <Lines title={t('Screens')} lines={distinct(elsewhere)} />
      </section>
    </Modal>
  );
}

const isListed = (screen: ScreenEntry): boolean =>
  screen.access === 'login' && (screen.menu ?? screen.tab) !== undefined && gateOfEntry(screen) !== nobody;

/** What is refused comes first: that is what somebody asks about. */
const distinct = (lines: readonly Line[]): readonly Line[] => {
  const known = new Map(lines.map((line) => [`${line.title} ${line.kind} ${line.verdict.state}`, line]));
  const rank = ({ verdict }: Line) => (verdict.state === 'allowed' ? 1 : 0);
  return [...known.values()].sort((a, b) => rank(a) - rank(b));
};

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const { t } = useTranslation();
  const tell = useReasonText();
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ title: name, kind, verdict, byRow }) => {
          const reason = reasonOf(verdict);
          return (
            <li key={`${name} ${kind} ${verdict.state}`} data-may={reason === undefined || undefined}>
              <Icon name={reason ? 'lock' : 'check'} label={reason ? t('Not allowed') : t('Allowed')} />
              <div>
                {name} {kind && <small>{kind}</small>}
              </div>
              {reason && <span>{tell(reason)}</span>}
              {!reason && byRow && <span>{t('It depends on the entry.')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
