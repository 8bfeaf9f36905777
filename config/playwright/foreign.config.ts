import { defineConfig } from '@playwright/test';
import browserSpecs from './browser.config';

/** Specs of other clients of the real platform, on the sandbox. */
export default defineConfig({ ...browserSpecs, testDir: '../../spec/foreign', timeout: 60_000 });
