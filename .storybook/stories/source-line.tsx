/** Over a story in Storybook's own window: the file that it comes from, which opens in the editor. */
import styles from './source-line.module.css';

/** Pictures and tests show the story by itself. */
const isInStorybook = window.parent !== window && import.meta.env.MODE !== 'test';

export function SourceLine({ file }: { readonly file: string }) {
  const path = file.replace(/^\.\//, '');
  if (!isInStorybook || !/^(manifests|src|tests)\//.test(path)) return null;
  // Vite's own server opens files; pages that were built only say which one it is.
  const open = () => void fetch(`/__open-in-editor?file=${encodeURIComponent(path)}`);
  return (
    <p className={styles['line']}>
      {import.meta.env.DEV ? (
        <a
          href={`/${path}`}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          {path}
        </a>
      ) : (
        <span data-literal>{path}</span>
      )}
    </p>
  );
}
