/** The texts of the bell in one language. */
export type BellTexts = readonly [
  name: string,
  /** Appended to the name if there are new notes. `#` is replaced by their number. */
  news: string,
  close: string,
  failed: string,
  retry: string,
];

/**
 * The bell's texts by language code. All but the second equal texts in `languages/`. They are repeated here, so
 * that the host page loads no language file.
 */
export const TEXTS = {
  en: [
    'Notifications',
    ', # new',
    'Close notifications',
    "We can't reach your notifications right now",
    'Try again',
  ],
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
} as const satisfies Record<string, BellTexts>;
type Language = keyof typeof TEXTS;

const isLanguage = (code: string): code is Language => Object.hasOwn(TEXTS, code);

/**
 * Returns the language of a locale such as `de-AT` or `pt_BR`; English if there are no texts in that language
 * here.
 */
export function languageOf(locale: string): Language {
  const language = locale.toLowerCase().replace(/[-_].*/, '');
  return isLanguage(language) ? language : 'en';
}
