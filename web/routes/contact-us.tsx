import { data } from 'react-router';
import { isFailure } from '#contracts/errors.ts';
import { contactForm } from '#contracts/mail/contact.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { getPage } from '../site/page-context.ts';
import { readPostedForm } from '../widgets/field/read-posted-form.ts';
import { readHoneypot } from './read-honeypot.ts';
import { refuseForm } from './refuse-form.ts';
import type { Route } from './+types/contact-us.ts';

/** The form as a browser without JavaScript sends it; the page says how it went and loses nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services } = getPage(context);
  const fields = new URLSearchParams(await request.text());
  const form = readPostedForm(fields, contactForm);
  if (form.status !== 'success') return data({ refused: { typed: form.typed } }, { status: 400 });
  const answer = await services.sendContact(form.value, readHoneypot(fields));
  if (!isFailure(answer)) return data({ isSent: true, outbox: answer.outbox });
  const failure = services.explainFailure(answer);
  return refuseForm({ failure, refused: { typed: form.typed } }, answer);
}

export default function ContactUs({ actionData }: Route.ComponentProps) {
  return <ContactPage posted={actionData} />;
}
