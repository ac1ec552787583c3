/** The first HTML: the sign-in page, and a header with the ring, as text that the build puts into index.html. */
import { renderToStaticMarkup } from 'react-dom/server';
import { SignInMarkup } from '../../custom/sign-in/page/markup.tsx';

export const firstPage = (): string =>
  renderToStaticMarkup(
    <>
      <div className="first-header" id="first-header" data-part="logo" aria-hidden hidden />
      <div id="waiting" className="first-waiting" role="status">
        <i className="first-ring" />
      </div>
      <SignInMarkup />
    </>,
  );
