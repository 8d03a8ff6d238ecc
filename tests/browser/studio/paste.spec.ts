import { takeTurns } from '../support/sample.ts';
import { expect, openEntry, test } from '../support/studio-site.ts';

/** As a word processor puts it on the clipboard: lists are paragraphs with a sign, styles stand everywhere. */
const WORD = `<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<h1>What   you pay</h1>
<p class=MsoNormal style="color:red">A fee of <b>1% a year<o:p></o:p></b> takes *more* than it seems. See <a href="https://www.dol.gov/a_(b)">the
agency</a> or <a href="#_Toc1">below</a>.<img src="file:///C:/x.png"></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]><i>Second</i></p>
<p class=MsoNormal>1. is no list</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Fee</b></p></td><td><p>Left | right</p></td></tr>
<tr><td colspan=2><p>One</p><p>line</p></td></tr></table>
<ol><li>Ask<ul><li>twice</li></ul></li><li>Choose</li></ol><script>alert(1)</script><!--EndFragment--></body></html>`;
const MARKDOWN = String.raw`## What you pay

A fee of **1% a year** takes \*more\* than it seems. See [the agency](https://www.dol.gov/a_%28b%29) or below.

- First
   - *Second*

1\. is no list

| **Fee** | Left \| right |
|---|---|
| One line |  |

1. Ask
   - twice
2. Choose`;

for (const [at, { code, label, said }] of [
  { code: 'en', label: 'Text English', said: 'Pasted without the styles' },
  { code: 'es', label: 'Texto Inglés', said: 'Lo pegamos sin los estilos' },
].entries())
  test(
    `a document of a word processor is pasted as our Markdown (${code})`,
    takeTurns({ at, of: 2 })(),
    async ({ page, studio }) => {
      await page.goto(studio.makeLink());
      await openEntry(page, `${code}/entry/article/fees`);
      const text = page.getByLabel(label, { exact: true });
      const paste = (html: string): Promise<boolean> =>
        text.evaluate((area: HTMLTextAreaElement, data) => {
          area.select();
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', data);
          clipboardData.setData('text/plain', 'plain');
          return area.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, html);
      expect(await paste('<div><span style="color:red">plain</span></div>')).toBe(true);
      expect(await paste(WORD)).toBe(false);
      await expect(text).toHaveValue(MARKDOWN);
      await expect(page.getByText(said)).toBeVisible();
    },
  );
