import button from './button/button.module.css';
import copyButton from './copy-button/copy-button.module.css';

/** What each widget does, as its HTML shows it in English: it matches `has` and not `hasNot`. */
export const SHOWS: ReadonlyArray<{ widget: string; does: string; has: RegExp; hasNot?: RegExp }> =
  [
    {
      widget: 'accordion',
      does: 'opens the panel it is told to, and lets one be open at a time',
      has: /<details name="([^"]+)" open="".*<details name="\1"(?! open)/s,
    },
    {
      widget: 'questions',
      does: 'gives each question an address of its own and opens none',
      has: /<details id="q-example-0".*<details id="q-example-1"/s,
      hasNot: / open| name=/,
    },
    {
      widget: 'outside link: arrow',
      does: 'opens a tab of its own, and shows and says so',
      has: /target="_blank" rel="noopener".*i-external.*visually-hidden"> \(/s,
    },
    {
      widget: 'outside link: no arrow',
      does: 'says that it opens a tab, and draws nothing',
      has: /visually-hidden"> \(/,
      hasNot: /i-external/,
    },
    {
      widget: 'animal frieze',
      does: 'leads to each of the five animals',
      has: /(?:href="[^"]*\/animals\/(?:rabbit|lynx|fox|elk|owl)".*){5}/s,
    },
    {
      widget: 'animal hero',
      does: 'says the animal in one heading',
      has: /<h1><span[^>]*>You are a<\/span> (?:<!-- -->)?Fox<\/h1>/,
    },
    { widget: 'badge: new', does: 'says its status in words', has: /data-status="new">[^<]+</ },
    {
      widget: 'button: sign',
      does: 'has the look that it is asked for, and no other',
      has: new RegExp(`<button type="button" class="${button['button']} ${button['sign']}"`),
      hasNot: new RegExp(`${button['primary']}|${button['secondary']}`),
    },
    {
      widget: 'cards in rows',
      does: 'breaks after each row but the last',
      has: /(?:<article.*){4}/s,
      hasNot: /(?:aria-hidden="true"><[^>]*trail.*){2}/s,
    },
    {
      widget: 'choice of a few',
      does: 'is a group with a name, of which one is chosen',
      has: /role="radiogroup" aria-labelledby="[^"]+".*checked="" value="monthly"/s,
    },
    {
      widget: 'card of another site',
      does: 'opens a new tab and says so',
      has: /<a target="_blank" rel="noopener" href="https:\/\/www\.ssa\.gov\/".*opens in a new tab/s,
    },
    { widget: 'carousel', does: 'names its slides', has: /aria-label="[^"]*Talk about help/ },
    {
      widget: 'carousel of one',
      does: 'has neither dots nor arrows',
      has: /Talk about today/,
      hasNot: /<button/,
    },
    {
      widget: 'change contribution',
      does: 'leads to the plan, also without a script',
      has: /target="_blank" rel="noopener" href="https:\/\/plan\.example\.com\/"/,
    },
    {
      widget: 'chips',
      does: 'marks the one choice that is taken',
      has: /aria-current="true" [^>]*href="\/generic\/gallery\/kit"/,
      hasNot: /aria-current.*aria-current/s,
    },
    {
      widget: 'consent form',
      does: 'asks for no purpose that is needed anyway, and is a plain form',
      has: /<form [^>]*action="\/po\/consent" method="post".*name="statistics".*name="embeds"/s,
    },
    {
      widget: 'chart as a table',
      does: 'is closed at first, and each row has its heading',
      has: /<summary[^>]*>See the numbers as a table<.*<caption>.*(?:<th scope="row">\d{4}<\/th><td>\$[\d.]+<.*){2}/s,
      hasNot: / open=""|tabindex/,
    },
    { widget: 'chart as a table: account', does: 'scrolls by keys', has: /tabindex="0"/ },
    {
      widget: 'check',
      does: 'is a box within its word',
      has: /<label[^>]*><input type="checkbox"[^>]*><span>Done<\/span><\/label>/,
    },
    {
      widget: 'copy button',
      does: 'leaves its place empty until a script can copy',
      // `tests/browser/site/sharing.spec.ts` copies with it, and shows a browser that cannot.
      has: new RegExp(`^<span class="${copyButton['unavailable']}"><button.*Copy the link`, 's'),
    },
    {
      widget: 'corner close',
      does: 'says what it closes',
      has: /<button type="button" [^>]*aria-label="Close the example"/,
    },
    {
      widget: 'player',
      does: 'says what it plays, and how long that is',
      has: /Play: A recording<.*aria-valuetext="0:00 of 1:30"/s,
    },
    {
      // `tests/browser/access/keyboard-controls.spec.ts` opens and closes one.
      widget: 'dialog',
      does: 'is closed at first, named by its title, and holds nothing to press until it opens',
      has: /<dialog [^>]*aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>A dialog<\/h2><\/div><\/dialog>/s,
      hasNot: / open=""|Close the dialog/,
    },
    {
      widget: 'empty list',
      does: 'says that there is nothing, and leads to where there is something',
      has: /Nothing here yet\..*href="\/generic\/get-the-facts"/s,
    },
    {
      widget: 'failed page',
      does: 'can be asked for again, and leads home',
      has: /href="\/generic\/gallery".*href="\/generic"/s,
    },
    {
      widget: 'text field',
      does: 'is described by its hint',
      has: /<p id="example-name-hint".*aria-required="true" aria-describedby="example-name-hint"/s,
    },
    {
      widget: 'number field with a mistake',
      does: 'is described by its mistake, and takes text',
      has: /type="text"[^>]*aria-describedby="example-pay-error".*<p id="example-pay-error"/s,
    },
    {
      widget: 'summary of mistakes',
      does: 'leads to the field',
      has: /role="alert" tabindex="-1".*href="#example-pay"/s,
    },
    {
      widget: 'film that is missing',
      does: 'shows its words in place of a player',
      has: /<details open="".*Its words stand open/s,
      hasNot: /<video/,
    },
    {
      widget: 'flip card',
      does: 'has its question on the front and its answer on the back',
      has: /What is a match\?.*Money on top of yours/s,
    },
    {
      widget: 'hatch: gain',
      does: 'is a pattern under its id',
      has: /<pattern id="example-gain" width="10" height="10"/,
    },
    {
      widget: 'info popover',
      does: 'opens by the browser itself',
      has: /popoverTarget="([^"]+)".*id="\1" popover="auto"/is,
    },
    {
      widget: 'mail form under way',
      does: 'says so, and hides the field no person fills in',
      has: /aria-hidden="true".*name="website".*role="status".*<p>/s,
    },
    { widget: 'mail form that failed', does: 'says why', has: /role="status".*It did not go\./s },
    { widget: 'mail on trial', does: 'says where the mail lies', has: /out\/outbox/ },
    { widget: 'masonry', does: 'is a list', has: /<ul role="list".*(?:<li.*){3}/s },
    {
      widget: 'myth quiz',
      does: 'begins with its first screen, and lists its answers for whoever has no script',
      has: /Begin<.*data-script="absent".*The answer: Myth\..*One percent will do\./s,
      hasNot: /<progress/,
    },
    {
      widget: 'navigator cards',
      does: 'shows what its author shows',
      has: /To the calculator.*To Social Security/s,
      hasNot: /Hidden/,
    },
    {
      widget: 'page banner: sun',
      does: 'has the heading of its page',
      has: /data-ground="sun".*<h1>The head of a page<\/h1>/s,
    },
    {
      widget: 'pager',
      does: 'leads to both ends, to the pages beside this one and by arrows, and says which this is',
      has: /rel="prev".*>1<.*…<.*>4<.*aria-current="page"[^>]*>5<.*>6<.*…<.*>9<.*rel="next"/s,
      hasNot: /aria-current.*aria-current/s,
    },
    {
      widget: 'paragraphs',
      does: 'begins a paragraph at an empty line',
      has: /<p>One thought\.<\/p><p>And another\.<\/p>/,
    },
    {
      widget: 'place of the mail form',
      does: 'is where links lead',
      has: /<section id="email".*The plan by mail/s,
    },
    {
      widget: 'plan trail',
      does: 'counts its steps and ends at a flag',
      has: /trail-leg\.svg.*trail-leg\.svg.*trail-leg-flag\.svg/s,
    },
    {
      widget: 'playlist',
      does: 'marks the film that is chosen; each has an address',
      has: /href="[^"]*\?video=1".*aria-current="true"[^>]*href="[^"]*\?video=2"/s,
    },
    {
      widget: 'prose',
      does: 'is its author’s HTML',
      has: /<p>Text of an <strong>author<\/strong>/,
    },
    {
      widget: 'reader',
      does: 'shows only where a script can read, with its bar closed',
      has: /data-reader="resting" data-script="needed".*Listen<.*data-part="bar"[^>]* hidden/s,
    },
    {
      widget: 'search form',
      does: 'is a plain form with what was asked for',
      has: /role="search".*name="q".*value="401\(k\)"/s,
    },
    {
      widget: 'feelings, one picked',
      does: 'shows the pick, and takes no other',
      has: /aria-pressed="true"/,
      hasNot: /aria-pressed="true".*aria-pressed="true"/s,
    },
    {
      widget: 'feelings, one picked that an article answers',
      does: 'leads on to the article',
      has: /<a [^>]*href="[^"]*money-for-a-bad-week[^"]*"[^>]*>.*Money for a bad week.*4 minutes? to read/s,
    },
    {
      widget: 'slider',
      does: 'is called by its label, and shows only where a script can move what it is for',
      has: /data-script="needed"><label for="([^"]+)">.*<input id="\1" type="range"/s,
    },
    { widget: 'sources', does: 'is closed at first', has: /<details class/, hasNot: / open=""/ },
    {
      widget: 'told session',
      does: 'offers to play and leads to its slides, with nothing told at first',
      has: /data-stage="resting".*data-part="words"[^>]*hidden.*name="start".*href="[^"]*settle-in"/s,
    },
    {
      widget: 'transcript',
      does: 'is closed where there is a film',
      has: /<details class.*What does a good week/s,
    },
  ];
