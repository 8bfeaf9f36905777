import type { News } from './protocol';

/** The texts of the offer, and the titles of notifications without a text of their own. */
export interface NotifyTexts {
  readonly offer: string;
  readonly decline: string;
  /**
   * The titles for one note and for several notes of a kind. `#` is replaced by the number of notes, which is
   * four or more.
   */
  readonly news: Readonly<Record<News['kind'], readonly [one: string, several: string]>>;
}

const TEXTS: Readonly<{ en: NotifyTexts } & Record<string, NotifyTexts>> = {
  en: {
    offer: 'Tell me about comments, likes and follows',
    decline: 'Not now',
    news: {
      comment: ['New comment', '# new comments'],
      like: ['New like', '# new likes'],
      follow: ['New follower', '# new followers'],
    },
  },
  de: {
    offer: 'Kommentare, „Gefällt mir“ und neue Follower melden',
    decline: 'Jetzt nicht',
    news: {
      comment: ['Neuer Kommentar', '# neue Kommentare'],
      like: ['Neues „Gefällt mir“', '# neue „Gefällt mir“'],
      follow: ['Neuer Follower', '# neue Follower'],
    },
  },
  es: {
    offer: 'Avísame de comentarios, «Me gusta» y seguidores',
    decline: 'Ahora no',
    news: {
      comment: ['Comentario nuevo', '# comentarios nuevos'],
      like: ['«Me gusta» nuevo', '# «Me gusta» nuevos'],
      follow: ['Seguidor nuevo', '# seguidores nuevos'],
    },
  },
  fr: {
    offer: 'M’avertir des commentaires, « J’aime » et abonnements',
    decline: 'Pas maintenant',
    news: {
      comment: ['Nouveau commentaire', '# nouveaux commentaires'],
      like: ['Nouveau « J’aime »', '# nouveaux « J’aime »'],
      follow: ['Nouvel abonné', '# nouveaux abonnés'],
    },
  },
  ja: {
    offer: 'コメント、「いいね」、フォローを知らせる',
    decline: '今はしない',
    news: {
      comment: ['新しいコメント', '新しいコメント # 件'],
      like: ['新しい「いいね」', '新しい「いいね」# 件'],
      follow: ['新しいフォロワー', '新しいフォロワー # 人'],
    },
  },
  ar: {
    offer: 'أخبرني بالتعليقات والإعجابات والمتابعات',
    decline: 'ليس الآن',
    news: {
      comment: ['تعليق جديد', 'تعليقات جديدة: #'],
      like: ['إعجاب جديد', 'إعجابات جديدة: #'],
      follow: ['متابع جديد', 'متابعون جدد: #'],
    },
  },
};

/** Returns the texts of a language; those of English if there are none. */
export const notifyTexts = (language: string): NotifyTexts => TEXTS[language] ?? TEXTS.en;

/** Returns the title of a notification about several notes, or about one note without a text. */
export function newsTitle(language: string, kind: News['kind'], count: number): string {
  const [one, several] = notifyTexts(language).news[kind];
  return count > 1 ? several.replace('#', `${count}`) : one;
}
