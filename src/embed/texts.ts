/** What the bell itself says; the rest is the panel's. */
export type Words = readonly [
  name: string,
  /** What follows the name when there is something new; `#` is the number. */
  news: string,
  close: string,
  failed: string,
  retry: string,
];

const ENGLISH: Words = [
  'Notifications',
  ', # new',
  'Close notifications',
  "We can't reach your notifications right now",
  'Try again',
];

/** The words of `languages/`, all but the second: a host page loads no file for them. */
const WORDS: Readonly<Record<string, Words>> = {
  de: [
    'Benachrichtigungen',
    ', # neu',
    'Benachrichtigungen schließen',
    'Deine Benachrichtigungen sind gerade nicht erreichbar',
    'Noch einmal versuchen',
  ],
  es: [
    'Notificaciones',
    ', nuevas: #',
    'Cerrar las notificaciones',
    'Ahora mismo no podemos acceder a tus notificaciones',
    'Reintentar',
  ],
  fr: [
    'Notifications',
    ', nouvelles : #',
    'Fermer les notifications',
    'Tes notifications sont inaccessibles pour le moment',
    'Réessayer',
  ],
  ja: ['通知', '、新着 # 件', '通知を閉じる', '現在、通知を取得できません', '再試行'],
  ar: [
    'التنبيهات',
    '، الجديد: #',
    'إغلاق التنبيهات',
    'يتعذّر الوصول إلى تنبيهاتك في الوقت الحالي',
    'إعادة المحاولة',
  ],
};

/** The words of a locale's language (`de-AT`, `pt_BR`), English where there are none. */
export const wordsOf = (locale: string): Words => WORDS[locale.toLowerCase().slice(0, 2)] ?? ENGLISH;
