/** The sign-in page as a component, for stories; the product adopts the same markup from index.html. */
import { useEffect, useRef } from 'react';
import { attachSignIn, type SignInOptions } from './page/attach.ts';
import { SignInMarkup } from './page/markup.tsx';
import './page/sign-in.css';

const stay = async (): Promise<void> => {};

export default function SignIn({ entered = stay, ...options }: Partial<SignInOptions>) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef<SignInOptions>({ entered, ...options });
  useEffect(() => {
    const root = place.current?.querySelector<HTMLElement>('#sign-in');
    if (!root) return undefined;
    const page = attachSignIn(root, latest.current);
    page.show();
    return page.detach;
  }, []);
  return (
    <div ref={place}>
      <SignInMarkup />
    </div>
  );
}
