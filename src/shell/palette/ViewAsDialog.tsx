/** Chooses with whose rights the portal is looked at. */
import { useTranslation } from 'react-i18next';
import GetCapabilitySets from '../../../manifests/operations/Account/GetCapabilitySets.ts';
import GetRoles from '../../../manifests/operations/Account/GetRoles.ts';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { useRead } from '../../client/query/query.tsx';
import { startPreview } from '../../client/session/rights-preview.ts';
import { FailedState } from '../../engines/frame/states.tsx';
import { WaitingRows } from '../../engines/frame/waiting.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { closeHelper } from './helper-state.ts';
import styles from './helpers.module.css';
import { type PreviewChoice, previewChoices } from './view-as.ts';

export function ViewAsDialog({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const ownerCompanyId = user.CompanyAccount.AccountId;
  const roles = useRead(GetRoles, { ownerCompanyId });
  const sets = useRead(GetCapabilitySets, { ownerCompanyId });
  const error = roles.error ?? sets.error;
  const looks = roles.data && sets.data && previewChoices(roles.data, sets.data, user.Capability);
  const choose = ({ name, Capability, left }: PreviewChoice) => {
    startPreview({ userAccountId: user.UserAccountId, name, Capability, left });
    closeHelper();
  };
  const list = (title: string, kind: PreviewChoice['kind']) => (
    <section>
      <h3>{title}</h3>
      <ul>
        {looks
          ?.filter((look) => look.kind === kind)
          .map((look) => (
            <li key={look.id}>
              <button type="button" className={styles['look']} onClick={() => choose(look)}>
                <bdi>{look.name}</bdi>
                <span>
                  {t('{count, plural, =0 {no rights} one {# right} other {# rights}}', {
                    count: look.Capability.length + look.left,
                  })}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
  return (
    <Modal opened size={480} title={t('View as')} closeLabel={t('Close')} onClose={closeHelper}>
      <div className={styles['looks']}>
        <p>
          {t(
            'See which screens and actions these rights open; the data stay those that you see yourself. What one person sees is shown from his account: “View as this user”.',
          )}
        </p>
        {error ? (
          <FailedState
            error={error}
            again={() => {
              void roles.refetch();
              void sets.refetch();
            }}
          />
        ) : looks ? (
          <>
            {list(t('Roles'), 'role')}
            {list(t('Capability sets'), 'set')}
          </>
        ) : (
          <WaitingRows />
        )}
      </div>
    </Modal>
  );
}
