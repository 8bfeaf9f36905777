import { b, code, i, link, list, mark, match, quote, type RichText } from '../rich-text';

const sentence =
  'I started reading at the bus stop, missed the bus, read on, missed the next one, and by the time a kind stranger asked whether I was all right I had reached the part about the onions. ';

/** Comments that test special features of text. */
export const edgeCaseComments = {
  plain: 'I made this on Sunday and my neighbour knocked to ask what smelled so patient.',
  rightToLeft: 'جرّبت الوصفة مرتين: في المرة الأولى احترقت، وفي الثانية دعوت الجيران. شكرًا يا Wilhelmina!',
  hebrew: 'הלחם יצא נהדר! רק שאלה אחת: כמה זה "קמצוץ"? 3 גרם או 30?',
  japanese:
    '二杯目のお茶の話、とても好きです。十一分間、誰にも何も頼まれない時間。うちでは三分で猫に見つかります。',
  chinese: '自行车终于不响了！原来真的是坐垫的问题，不是链条。',
  emoji: '👩🏽‍🍳🔥 made it, 👨‍👩‍👧‍👦 ate it, 🇳🇴 approved. 10/10 🫖',
  markup:
    'My theme turned "<b>bread</b>" into <script>alert("bread")</script> &amp; a very long loaf. Is that &lt;normal&gt;?',
  long: `${sentence.repeat(9)}\n\nAnyway: how long does it keep?`,
  spaces: 'Step one.\n\n\n\nWait.\n\n\n\nStep two.\tWait\u00a0more.',
  oneLongWord:
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftskapitänsfrühstück!',
} as const;

/** Comments with markup: emphasis, code, links, quotes within quotes, lists within lists. */
export const markupComments: Readonly<Record<'emphasis' | 'link' | 'nested' | 'code' | 'quotes', RichText>> =
  {
    emphasis: [
      'It was ',
      b('never the chain'),
      ' at mine ',
      i('either'),
      '. It was ',
      b(i('the neighbour')),
      '.',
    ],
    link: [
      'I wrote about the same squeak ',
      link('/s/osei', 'over here'),
      ', and there is a drawing of it at ',
      link('https://example.com/squeak?loud=yes&part=4', 'https://example.com/squeak?loud=yes&part=4'),
      '. Mail me at ',
      link('mailto:squeak@example.com', 'squeak@example.com'),
      ' if yours is louder.',
    ],
    nested: [
      'For anyone who wants to try:\n',
      list('Flour', ['Water\n', list('cold in summer', 'warm in winter')], 'Nothing else for ages'),
      '\nThat is really all of it.',
    ],
    code: [
      'I wrote a timer for it: ',
      code('sleep 64800 && open oven'),
      ' — the oven, sadly, did not know about it.',
    ],
    quotes: [
      quote([
        'You wrote that it refuses to hurry.\n',
        quote('Nobody said the bread was in charge.'),
        '\nIt is, though.',
      ]),
      '\nMine has been in charge since 2009.',
    ],
  };

/** The text of a pingback: the words around its link to the post. */
export const linkText =
  '[…] which brings me, a cup later, to a page that explains it better than I could […]';

/** A comment that mentions the blogger. */
export const mentionComment: RichText = [
  match('@wilhelmina'),
  ' you have to see this, there is a ',
  i('tandem'),
  ' in it.',
];

/** A comment in the newer format, in which paragraphs and links form a tree with string ids. */
export const paragraphComment: RichText = [
  mark(
    'p',
    [
      'Lovely read, as ever. I put it in ',
      mark('a', 'my Sunday list', { url: '/s/rosalind', id: '9', parent: '8' }),
      '.',
    ],
    {
      id: '8',
      parent: null,
    },
  ),
  '\n\n',
  mark('p', 'Same time next week?', { id: '11', parent: null }),
];

/** Comments of an ordinary day. */
export const ordinaryComments: readonly string[] = [
  'This is exactly the sort of thing I needed before breakfast.',
  'Do you think it works with rye?',
  'My grandmother did the same, but with more shouting.',
  'I read this aloud to the cat. She has notes.',
  'Could you say a word about the water? Ours tastes of pennies.',
  'Bookmarked, printed, spilled upon. The highest praise.',
  'Third attempt today. The birds are very grateful.',
  'Subscribed for the bread, staying for the squeak.',
  'You have ruined fast bread for me, thank you.',
  'I tried the quarter turns. The wheel is still oval, but I am calm.',
  'What is the lamp in the photograph? Asking for a moth.',
  'This made me telephone my brother.',
  'Everything about this is true except the part about stopping at two cups.',
  'Is there a version for people with toddlers?',
  'I have sent this to four people and one ferry captain.',
  'Finally somebody says it.',
];

/** Comments by strangers that await approval. */
export const unapprovedComments: readonly string[] = [
  'Hello, first time here! Is it too late to ask about the yeast?',
  'I believe that I am the other half of the tandem. Please write.',
  'Good day. I represent a kettle of some renown. Shall we talk?',
];

/** Replies by the blogger; some of them get replies in turn. */
export const bloggerReplies: readonly string[] = [
  'Rye works, but it sulks for the first hour.',
  'Ha! Mine has notes too. Mostly paw prints.',
  'You are very kind. The lamp was my aunt’s.',
  'Quarter turns. Always quarter turns.',
  'Take the water that you would drink, and forgive it.',
];

/** Remarks on reblogs. */
export const reblogRemarks: readonly string[] = [
  'Read this slowly, please. It is only fair.',
  '',
  'For the tandem alone.',
];
