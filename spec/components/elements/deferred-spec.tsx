/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { deferred } from '../../../src/components/elements/deferred';

const Part = () => <p>There</p>;
const loading = () => jest.fn<Promise<ComponentType>, []>().mockResolvedValue(Part);

test('a part is loaded when it is first rendered', async () => {
  const load = loading();
  const { Component } = deferred(load);
  render(<Component />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('There')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a quiet part renders nothing until it is preloaded', async () => {
  const load = loading();
  const { Component, preload } = deferred(load, () => true);
  const { container } = render(<Component />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  await act(preload);
  expect(screen.getByText('There')).toBeVisible();
});

test('a part that is no longer quiet is loaded', async () => {
  const load = jest.fn<Promise<ComponentType<{ isOpen: boolean }>>, []>().mockResolvedValue(Part);
  const { Component } = deferred(load, ({ isOpen }) => !isOpen);
  const { rerender } = render(<Component isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Component isOpen />);
  expect(await screen.findByText('There')).toBeVisible();
});

test('[missing-parts] a part that fails to load says so, and can be tried again', async () => {
  const load = loading().mockRejectedValueOnce(new Error('no network'));
  const { Component } = deferred(load);
  render(<Component />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There')).toBeVisible();
});

test('[missing-parts] a part that fails to load twice offers to reload the panel, whoever has tried to load it', async () => {
  const load = loading().mockRejectedValue(new Error('the file is gone'));
  const { Component, preload } = deferred(load);
  await expect(preload()).rejects.toThrow();
  render(<Component />);
  expect(await screen.findByRole('button', { name: 'Reload the panel' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent("This part of the panel couldn't be loaded.");
});
