import fc from 'fast-check';
import { parseNews } from '../../src/embed/notify-message';
import { NEWS_TYPE } from '../../src/embed/protocol';

const fields = {
  type: fc.oneof(fc.constant(NEWS_TYPE), fc.anything()),
  id: fc.oneof(fc.nat(), fc.anything()),
  kind: fc.oneof(fc.constantFrom('comment', 'like', 'follow', '__proto__'), fc.anything()),
  count: fc.oneof(fc.nat(), fc.anything()),
  title: fc.anything(),
  body: fc.anything(),
  icon: fc.oneof(fc.webUrl(), fc.anything()),
};

test('[notify-messages] any value is either ignored, or has checked fields', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.record(fields, { requiredKeys: ['type'] })), (data) => {
      const news = parseNews(data);
      if (!news) return;
      expect(['comment', 'like', 'follow']).toContain(news.kind);
      expect([news.id, news.count].every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
      expect([news.title, news.body, news.icon].map((text) => typeof text)).toEqual([
        'string',
        'string',
        'string',
      ]);
      expect(news.icon).toMatch(/^(https:\/\/|$)/i);
    }),
  );
});
