import { html } from 'hono/html';
import { type Html, layout } from '../pages/layout';

interface SignInView {
  /** The host of the app that requests access. */
  readonly app: string;
  readonly name: string;
  readonly login: string;
}

/** The consent page. It fits into a frame of 400 px. */
export function signInPage({ app, name, login }: SignInView): Html {
  const [firstName = name] = name.split(' ');
  return layout({
    title: 'Sign in',
    bare: true,
    content: html`<main class="card sign-in">
      <p class="brand">Inkwell</p>
      <img class="avatar large" src="/avatar/${login}.png" alt="" width="72" height="72" />
      <h1>Let Notestream in?</h1>
      <p>
        <strong>${app}</strong> would like to read your notifications and act on them for you: approve,
        answer, like and follow.
      </p>
      <div class="account">
        <span><b>${name}</b><br /><span class="quiet">@${login}</span></span>
      </div>
      <form method="post">
        <button class="button primary" name="decision" value="continue">Continue as ${firstName}</button>
        <button class="button" name="decision" value="cancel">Cancel</button>
      </form>
      <p class="quiet small">You can take this back at any time by signing out.</p>
    </main>`,
  });
}

/** The page for an invalid request. It does not redirect, because the redirect address may be hostile. */
export function errorPage(reason: string): Html {
  return layout({
    title: 'Sign-in failed',
    bare: true,
    content: html`<main class="card sign-in">
      <p class="brand">Inkwell</p>
      <h1>This request does not look right</h1>
      <p>${reason}</p>
      <p class="quiet small">Nothing was shared. Please go back and try again.</p>
    </main>`,
  });
}
