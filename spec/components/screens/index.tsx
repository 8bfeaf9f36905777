import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import {
  HandedOver,
  NotHere,
  NotSetUp,
  NotSignedIn,
  SignedOut,
  SignInElsewhere,
  StorageDenied,
  Unreachable,
} from '../../../src/components/boot-screens';
import { deferred } from '../../../src/components/elements/deferred';
import { Boundary } from '../../../src/components/boundary';
import { NOTE_FAILURE, PART_FAILURE } from '../../../src/components/failures';
import { renderPanel } from '../support/panel';
import { detailScreens } from './detail';
import { foldingScreens } from './folding';
import { listScreens } from './list';

function Broken(): ReactNode {
  throw new Error('not as foreseen');
}

/** A part by itself, in a panel. */
const alone = (part: ReactNode) => renderPanel([], {}, () => part);

function part(load: () => Promise<ComponentType>): ReactNode {
  const { Component } = deferred(load);
  return <Component />;
}

/** Every screen, in each state that has other texts. */
export const SCREENS: Readonly<Record<string, () => unknown>> = {
  ...listScreens,
  ...detailScreens,
  ...foldingScreens,
  'a note that cannot be shown': () =>
    alone(
      <Boundary fallback={NOTE_FAILURE}>
        <Broken />
      </Boundary>,
    ),
  'a part that cannot be shown': () =>
    alone(
      <Boundary fallback={PART_FAILURE}>
        <Broken />
      </Boundary>,
    ),
  'a part that is loading': () => alone(part(() => new Promise(() => undefined))),
  'a part that failed to load twice': async () => {
    alone(part(() => Promise.reject(new Error('gone'))));
    await userEvent.click(await screen.findByRole('button'));
    await screen.findByRole('alert');
  },
  'a part that failed to load': async () => {
    alone(part(() => Promise.reject(new Error('gone'))));
    await screen.findByRole('alert');
  },
  'an invalid configuration': () =>
    render(<NotSetUp problems={['clientId', 'links'].map((key) => ({ key, text: '' }))} locale="en-XA" />),
  'one invalid setting': () => render(<NotSetUp problems={[{ key: 'clientId', text: '' }]} locale="en-XA" />),
  'framed by an unknown page': () => render(<NotHere />),
  unreachable: () => render(<Unreachable />),
  'sign-in refused': () =>
    render(<NotSignedIn refusal={{ error: 'access_denied', description: '' }} onSignIn={nothing} />),
  'sign-in failed': () =>
    render(<NotSignedIn refusal={{ error: 'server_error', description: '' }} onSignIn={nothing} />),
  'sign-in interrupted': () => render(<NotSignedIn onSignIn={nothing} />),
  'after signing out': () => render(<SignedOut isClean onSignIn={nothing} />),
  'after the token was removed': () => render(<SignedOut isClean={false} onSignIn={nothing} />),
  'signed in elsewhere': () => render(<SignInElsewhere href="https://platform.example/" />),
  'storage denied': () =>
    render(<StorageDenied isRefused={false} isBlocked={false} onAsk={nothing} onPopUp={nothing} />),
  'storage refused': () =>
    render(<StorageDenied isRefused isBlocked={false} onAsk={undefined} onPopUp={nothing} />),
  'storage denied and pop-up blocked': () =>
    render(<StorageDenied isRefused isBlocked onAsk={undefined} onPopUp={nothing} />),
  'signed in in a new window': () => render(<HandedOver />),
};

function nothing(): void {
  // These screens are not clicked.
}
