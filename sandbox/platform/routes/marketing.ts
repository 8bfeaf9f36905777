import type { Hono } from 'hono';
import { requiredText, textOf } from '../model/input';
import { isJsonObject } from '../model/json';
import { invalid } from '../model/platform-error';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods } from './parameters';

/** Routes for survey answers and the platform's plans. */
export function marketingRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.on(writeMethods, '/marketing/survey', async (context) => {
    const input = await readInput(context);
    const { survey_responses: responses } = input;
    if (!isJsonObject(responses)) throw invalid('Missing parameter: survey_responses');
    platform.collections.account.surveys.push({
      surveyId: requiredText(input, 'survey_id'),
      siteId: textOf(input, 'site_id') ?? '',
      responses,
    });
    return context.json({ success: true });
  });

  rest.get('/plans', (context) => context.json(plans));
  rest.get('/plans/features', (context) => context.json(features));
}

const plan = (id: number, slug: string, name: string, cost: number): object => ({
  product_id: id,
  product_slug: slug,
  product_name: name,
  product_name_en: name,
  product_name_short: name,
  tagline: '',
  description: '',
  cost,
  prices: { GBP: cost, USD: cost, EUR: cost },
  bill_period: cost === 0 ? -1 : 365,
  bill_period_label: cost === 0 ? 'for life' : 'per year',
  available: 'yes',
  features_highlight: [],
});

const plans = [
  plan(1, 'free_plan', 'Free', 0),
  plan(1009, 'personal-bundle', 'Personal', 48),
  plan(1003, 'value_bundle', 'Premium', 96),
  plan(1008, 'business-bundle', 'Business', 300),
];

const features = [
  { product_slug: 'free-blog', title: 'A site of your own', description: '', plans: { 1: true, 1009: true } },
  { product_slug: 'custom-design', title: 'Your own design', description: '', plans: { 1003: true } },
  { product_slug: 'space', title: 'Room for files', description: '', plans: { 1: '3 GB', 1009: '6 GB' } },
];
