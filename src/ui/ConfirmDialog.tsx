/** Asks before something is done: agree answers true, reject and Escape answer false. */
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  /** A verb with its object: "Delete role". */
  readonly agreeLabel: string;
  readonly rejectLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Agreement waits for something: an acknowledgement, a reason. */
  readonly agreeDisabled?: boolean;
  /** Something is filled in between: the focus begins there, not at a button. */
  readonly asks?: boolean;
  readonly size?: number;
  readonly onAnswer: (agreed: boolean) => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, agreeLabel, rejectLabel, onAnswer, size = 400, asks = false } = props;
  const reject = () => onAnswer(false);
  const footer = (
    <>
      <Button onClick={reject} data-autofocus={(!asks && props.danger) || undefined}>
        {rejectLabel}
      </Button>
      <Button
        variant={props.danger ? 'danger' : 'primary'}
        onClick={() => onAnswer(true)}
        disabled={props.agreeDisabled}
        data-autofocus={(!asks && !props.danger) || undefined}
        {...(props.busy === undefined ? {} : { busy: props.busy })}
      >
        {agreeLabel}
      </Button>
    </>
  );
  return (
    <Modal opened={opened} onClose={reject} title={title} footer={footer} size={size}>
      {children}
    </Modal>
  );
}
