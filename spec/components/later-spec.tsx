/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { later } from '../../src/components/later';

const Part = () => <p>There</p>;
const loading = () => jest.fn<Promise<ComponentType>, []>().mockResolvedValue(Part);

test('a part is loaded when it is first drawn', async () => {
  const load = loading();
  const { Component } = later(load);
  render(<Component />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('There')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that is quiet waits until somebody else has it loaded', async () => {
  const load = loading();
  const { Component, preload } = later(load, { isQuiet: true });
  const { container } = render(<Component />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  await act(preload);
  expect(screen.getByText('There')).toBeVisible();
});

test('one that cannot be had says so, and can be tried again', async () => {
  const load = loading().mockRejectedValueOnce(new Error('no network'));
  const { Component } = later(load);
  render(<Component />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There')).toBeVisible();
});
