import type { ActionPlan } from '#contracts/mail/action-plan.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { markup, type SafeHtml } from '../../html/markup.ts';
import { link } from './layout.ts';
import { companyLink, type PlanLetter } from './letter.ts';

/** The steps drawn as waypoints of a trail, one below the other. */
export function stepsHtml(plan: ActionPlan, letter: PlanLetter): SafeHtml {
  const { company, texts } = letter;
  const { theme } = company;
  const rows = plan.steps.map(
    (step, index) =>
      markup`<tr>
        <td width="44" valign="top" style="padding:4px 0 20px">
          <table role="presentation" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td
                width="32"
                height="32"
                align="center"
                valign="middle"
                style="width:32px;height:32px;background:${theme['c-accent']};border-radius:16px;font-size:16px;font-weight:800;color:${theme['c-on-accent']}"
              >
                ${index + 1}
              </td>
            </tr>
          </table>
        </td>
        <td valign="top" style="padding:4px 0 20px">
          <h2
            style="margin:0 0 4px;font-size:20px;line-height:1.3;font-weight:700;color:${theme['c-ink']}"
          >
            ${step.title}
          </h2>
          <p style="margin:0 0 6px">${step.text}</p>
          <p style="margin:0 0 6px;font-size:15px;color:${theme['c-ink-2']}">
            ${fillIn(texts.plan.due, { deadline: step.deadline })}
          </p>
          <p style="margin:0">${link(step.label, companyLink(letter, step.path), company)}</p>
        </td>
      </tr>`,
  );
  return markup`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:8px 0"
  >
    ${rows}
  </table>`;
}

export function stepsText(plan: ActionPlan, letter: PlanLetter): string {
  const { plan: words } = letter.texts;
  return plan.steps
    .map((step, index) =>
      [
        `${fillIn(words.step, { number: index + 1 })}: ${step.title}`,
        step.text,
        fillIn(words.due, { deadline: step.deadline }),
        `${step.label}: ${companyLink(letter, step.path)}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/** The foot of the mail: why it came, how to end such mails, and who sends it. */
export function footHtml(letter: PlanLetter, unsubscribe: string): SafeHtml {
  const { company, texts, postalAddress } = letter;
  const why = fillIn(texts.foot.why, { company: company.name });
  return markup`<p style="margin:0 0 10px">${why}</p>
    <p style="margin:0 0 10px">${link(texts.foot.unsubscribe, unsubscribe, company)}</p>
    <p style="margin:0 0 10px">${texts.foot.education}</p>
    <p style="margin:0">${postalAddress}</p>`;
}

export function footText(letter: PlanLetter, unsubscribe: string): string {
  const { company, texts, postalAddress } = letter;
  return [
    '--',
    fillIn(texts.foot.why, { company: company.name }),
    fillIn(texts.foot.unsubscribeText, { link: unsubscribe }),
    texts.foot.education,
    postalAddress,
  ].join('\n');
}
