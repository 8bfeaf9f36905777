import type { Hono } from 'hono';
import { requiredText } from '../model/input';
import { invalid } from '../model/platform-error';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { escapeHtml } from './comment-shape';
import { siteOf } from './parameters';

const shortcodes = ['audio', 'caption', 'embed', 'gallery', 'playlist', 'video'];
const embeds = ['https?://(www\\.)?youtube\\.com/watch.*', 'https?://vimeo\\.com/.*', 'https?://.*\\.mp4'];

/** Routes that list and render shortcodes and embeds. */
export function renderingRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/sites/:site/shortcodes', (context) => {
    siteOf(platform, context);
    return context.json({ shortcodes });
  });

  rest.get('/sites/:site/embeds', (context) => {
    siteOf(platform, context);
    return context.json({ embeds });
  });

  rest.get('/sites/:site/shortcodes/render', async (context) => {
    siteOf(platform, context);
    const shortcode = requiredText(await readInput(context), 'shortcode');
    const [, name = ''] = /^\[(\w+)[^\]]*\]/.exec(shortcode) ?? [];
    if (!shortcodes.includes(name)) throw invalid('The requested shortcode does not exist.');
    const result = `<div class="shortcode-${name}">${escapeHtml(shortcode)}</div>`;
    return context.json({ shortcode, result, scripts: {}, styles: {} });
  });

  rest.get('/sites/:site/embeds/render', async (context) => {
    siteOf(platform, context);
    const url = requiredText(await readInput(context), 'embed_url');
    if (!URL.canParse(url) || !embeds.some((pattern) => new RegExp(`^${pattern}$`).test(url)))
      throw invalid('The requested URL is not an embed.');
    const result = `<a class="embed" href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    return context.json({ embed_url: url, result, scripts: {}, styles: {} });
  });
}
