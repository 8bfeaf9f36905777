import type { LaunchOptions } from '@playwright/test';

/** The path of an installed Chromium or Chrome; undefined when there is none. */
export function findBrowser(): string | undefined;

/** How Playwright is to start it. */
export function launchOptions(): LaunchOptions;
