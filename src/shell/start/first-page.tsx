/** The first HTML: the sign-in page and the ring, as text that the build puts into index.html. */
import { renderToStaticMarkup } from 'react-dom/server';
import { SignInMarkup } from '../../custom/sign-in/page/markup.tsx';

export const firstPage = (): string =>
  renderToStaticMarkup(
    <>
      <div id="waiting" className="first-waiting" role="status">
        <i className="first-ring" />
      </div>
      <SignInMarkup />
    </>,
  );
