/** The sign-in page as plain HTML: it stands in index.html before any script, and `attachSignIn` brings it to life. */
import { ChevronGlyph, EyeGlyph, FaultGlyph, GlobeGlyph, KeyGlyph, OutsideGlyph } from './glyphs.tsx';

/**
 * Elements with `data-text` hold an English text that the controller translates; `data-part` is how it finds the rest.
 * What depends on the brand starts hidden. Field values belong to the person: nothing here sets them.
 */
export function SignInMarkup() {
  return (
    <main className="sign-in" id="sign-in">
      <form className="sign-in-card" data-part="form" noValidate>
        <fieldset data-part="fields">
          <div className="sign-in-logo" data-part="logo" />
          <h1 data-text="Sign in">Sign in</h1>
          <div role="alert" data-part="alert" />
          <UsernameField />
          <PasswordField />
          <button type="submit" className="sign-in-button sign-in-primary" data-part="submit" disabled>
            <span className="sign-in-ring" />
            <span data-text="Sign in">Sign in</span>
          </button>
          <div className="sign-in-or" data-part="or" hidden>
            <span data-text="or continue with">or continue with</span>
          </div>
          <div className="sign-in-others" data-part="others" hidden />
          <p className="sign-in-line" data-part="register" hidden />
          <p className="sign-in-line" data-part="demo" hidden />
        </fieldset>
        <div className="sign-in-unseen" role="status" data-part="status" />
      </form>
      <LanguageField />
      <template data-part="key">
        <KeyGlyph />
      </template>
      <template data-part="outside">
        <OutsideGlyph />
      </template>
      <template data-part="fault">
        <div className="sign-in-alert">
          <FaultGlyph />
          <span />
        </div>
      </template>
    </main>
  );
}

const UsernameField = () => (
  <div>
    <label htmlFor="sign-in-username" data-text="Username">
      Username
    </label>
    <input
      id="sign-in-username"
      name="username"
      data-part="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: the page is there to type into this field (LOGIN-5)
      autoFocus
    />
  </div>
);

const PasswordField = () => (
  <div>
    <div className="sign-in-labels">
      <label htmlFor="sign-in-password" data-text="Password">
        Password
      </label>
      <a href="#/reset-password" data-text="Can’t sign in?">
        Can’t sign in?
      </a>
    </div>
    <div className="sign-in-password">
      <input
        id="sign-in-password"
        name="password"
        type="password"
        data-part="password"
        autoComplete="current-password"
      />
      <button type="button" data-part="show" data-label="Show password" aria-label="Show password" aria-pressed="false">
        <EyeGlyph />
      </button>
    </div>
  </div>
);

const LanguageField = () => (
  <label className="sign-in-language">
    <span className="sign-in-unseen" data-text="Language">
      Language
    </span>
    <GlobeGlyph />
    <select data-part="language" aria-label="Language" data-label="Language">
      <option value="en">English</option>
    </select>
    <ChevronGlyph />
  </label>
);
