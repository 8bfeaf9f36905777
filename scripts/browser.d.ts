import type { LaunchOptions } from '@playwright/test';

/** The path of an installed Chromium or Chrome; undefined if there is none. */
export function findBrowser(): string | undefined;

/** Playwright's launch options. */
export function launchOptions(): LaunchOptions;
