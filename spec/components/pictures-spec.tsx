/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { BlockMedia } from '../../src/components/blocks/block-media';
import { Avatar } from '../../src/components/elements/avatar';
import type { Event } from '../../src/streams/state/events';
import { legend } from '../support/legend';
import { image } from './support/blocks';
import { fakeStore, inPanel } from './support/panel';

const media = image(0, 0);

test.each([
  ['an avatar', <Avatar key="avatar" url={media.url} name="Ada" />],
  ['an image of a comment', <BlockMedia key="media" media={media} />],
])('[failed-pictures] %s that has failed loads again, once for each return', (_what, picture) => {
  const store = fakeStore();
  const { container } = render(inPanel(store, picture));
  const shown = () => container.querySelector('img');
  const fail = () => fireEvent.error(shown() ?? container);
  const isShownAfter = (...events: readonly Event[]): boolean => {
    act(() => events.forEach(store.send));
    return shown() !== null;
  };
  fail();
  expect(isShownAfter()).toBe(false);
  expect(isShownAfter(legend.n, legend.k)).toBe(false);
  expect(isShownAfter(legend.N)).toBe(false);
  expect(isShownAfter(legend.n)).toBe(true);
  fail();
  expect(isShownAfter(legend.k, legend.x)).toBe(false);
  expect(isShownAfter(legend.k)).toBe(true);
});

test('[failed-pictures] an image that fails offline loads again when the network is back', () => {
  const store = fakeStore({ isOnline: false });
  const { container } = render(inPanel(store, <BlockMedia media={media} />));
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  act(() => store.send(legend.n));
  expect(container.querySelector('img')).toHaveAttribute('src', media.url);
});
