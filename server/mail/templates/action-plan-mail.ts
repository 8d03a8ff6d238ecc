import type { ActionPlan } from '#contracts/mail/action-plan.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import { markup } from '../../html/markup.ts';
import { button, paragraph, renderLayout } from './layout.ts';
import { actionPlanPath } from '#domain/pages/persona-paths.ts';
import { planLink, unsubscribeLink, type MailBody, type PlanLetter } from './letter.ts';
import { footHtml, footText, stepsHtml, stepsText } from './plan-steps.ts';

export function renderActionPlanMail(plan: ActionPlan, letter: PlanLetter): MailBody {
  const { company, texts } = letter;
  const words = texts.plan;
  const values = { animal: plan.animalName, company: company.name };
  const subject = fillIn(words.subject, values);
  const title = fillIn(words.title, values);
  const lead = fillIn(words.lead, values);
  const open = planLink(letter, actionPlanPath);
  const unsubscribe = unsubscribeLink(letter);
  return {
    subject,
    html: renderLayout({
      ...letter,
      subject,
      preview: words.preview,
      title,
      content: markup`${paragraph(lead)}${paragraph(plan.intro)}${stepsHtml(plan, letter)}${button(words.open, open, company)}${paragraph(words.openNote)}${paragraph(words.reminder)}`,
      foot: footHtml(letter, unsubscribe),
    }),
    text: `${[
      title,
      lead,
      plan.intro,
      stepsText(plan, letter),
      `${words.open}: ${open}`,
      words.openNote,
      words.reminder,
      footText(letter, unsubscribe),
    ].join('\n\n')}\n`,
  };
}
