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
import { NoteBoundary } from '../../../src/components/note-boundary';
import { note } from '../../support/notes';
import { renderPanel } from '../support/panel';
import { detailScreens } from './detail';
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
  'a note that cannot be shown': () =>
    alone(
      <NoteBoundary note={note(1)}>
        <Broken />
      </NoteBoundary>,
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
  'after signing out': () => render(<SignedOut onSignIn={nothing} />),
  'signed in elsewhere': () => render(<SignInElsewhere href="https://platform.example/" />),
  'storage denied': () => render(<StorageDenied isBlocked={false} onAsk={nothing} onPopUp={nothing} />),
  'storage denied and pop-up blocked': () =>
    render(<StorageDenied isBlocked onAsk={undefined} onPopUp={nothing} />),
  'signed in in a new window': () => render(<HandedOver />),
};

function nothing(): void {
  // These screens are not clicked.
}
