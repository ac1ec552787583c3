/** A ring and what is being waited for. */
import { Loader } from '../../../ui/Loader.tsx';
import styles from './waiting-line.module.css';

export const WaitingLine = ({ text }: { readonly text: string }) => (
  <div className={styles['line']}>
    <Loader label={text} size={18} />
    <span aria-hidden>{text}</span>
  </div>
);
