/** What the bell itself says: the rest is the panel's. */
export interface Texts {
  readonly lang: string;
  readonly name: string;
  /** `#` is the number. */
  readonly nameAndNew: string;
  readonly close: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

type Words = readonly [
  name: string,
  nameAndNew: string,
  close: string,
  loading: string,
  failed: string,
  retry: string,
];

/** The words of `languages/`, all but the second: a host page loads no file for them. */
const WORDS: Readonly<Record<string, Words>> = {
  en: [
    'Notifications',
    'Notifications, # new',
    'Close notifications',
    'Loading notifications',
    "We can't reach your notifications right now",
    'Try again',
  ],
  de: [
    'Benachrichtigungen',
    'Benachrichtigungen, # neu',
    'Benachrichtigungen schließen',
    'Benachrichtigungen werden geladen',
    'Deine Benachrichtigungen sind gerade nicht erreichbar',
    'Noch einmal versuchen',
  ],
  es: [
    'Notificaciones',
    'Notificaciones, nuevas: #',
    'Cerrar las notificaciones',
    'Cargando las notificaciones',
    'Ahora mismo no podemos acceder a tus notificaciones',
    'Reintentar',
  ],
  fr: [
    'Notifications',
    'Notifications, nouvelles : #',
    'Fermer les notifications',
    'Chargement des notifications',
    'Tes notifications sont inaccessibles pour le moment',
    'Réessayer',
  ],
  ja: [
    '通知',
    '通知、新着 # 件',
    '通知を閉じる',
    '通知を読み込んでいます',
    '現在、通知を取得できません',
    '再試行',
  ],
  ar: [
    'التنبيهات',
    'التنبيهات، الجديد: #',
    'إغلاق التنبيهات',
    'جارٍ تحميل التنبيهات',
    'يتعذّر الوصول إلى تنبيهاتك في الوقت الحالي',
    'إعادة المحاولة',
  ],
};

/** The words of a locale's language (`de-AT`, `pt_BR`), English where there are none. */
export function textsOf(locale: string): Texts {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  const lang = Object.hasOwn(WORDS, language) ? language : 'en';
  const [name = '', nameAndNew = '', close = '', loading = '', failed = '', retry = ''] = WORDS[lang] ?? [];
  return { lang, name, nameAndNew, close, loading, failed, retry };
}
