import type { LaunchOptions } from '@playwright/test';

/** The path of an installed Chromium or Chrome; undefined if none is installed. */
export function findBrowser(): string | undefined;

/** Playwright's launch options. */
export function launchOptions(): LaunchOptions;
