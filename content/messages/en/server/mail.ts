/** Words of the mails. Only the server has them; no script of a page holds them. */
export const messages = {
  plan: {
    subject: 'Your {animal} action plan, step by step',
    preview: 'Three steps, each with a date. Start with the one that is easiest for you.',
    title: 'Your {animal} action plan',
    lead: 'You asked {company} to send you this plan. Keep it, and do one step at a time.',
    step: 'Step {number}',
    due: 'By when: {deadline}',
    within: 'within {days} days',
    withinOneDay: 'within a day',
    open: 'Open my plan',
    openNote:
      'On the page you can check off what you have done, print it and add it to your calendar.',
    reminder:
      'We will write once more in six months to ask how it went. After that we delete your address.',
  },
  reminder: {
    subject: 'Six months on: your {animal} action plan',
    preview: 'How far have you come? A look at your three steps takes two minutes.',
    title: 'How far have you come?',
    lead: 'Six months ago you asked {company} for the {animal} action plan. These were your three steps:',
    open: 'See where I am',
    openNote: 'If life has changed since, take the quiz again: your animal may have changed too.',
    last: 'This is the last email about this plan. We are deleting your address now.',
  },
  confirm: {
    subject: 'Do you want your {animal} action plan by email?',
    preview: 'You unsubscribed from our emails, so we ask you first.',
    title: 'Was it you who asked for the plan?',
    lead: 'Someone entered this address on the page of {company} and asked for the {animal} action plan. You unsubscribed from these emails, so we ask first. If it was you, tell us and we will send it.',
    confirm: 'Yes, send me the plan',
    otherwise:
      'Was it not you, or do you not want it? Then you need not do anything: you stay unsubscribed, and no plan and no reminder will come.',
    onceOnly:
      'The link works for 30 days. After that we delete your address. Whoever asks meanwhile, we will not write to you about it again in that time.',
  },
  invitation: {
    subject: 'Your way into the studio',
    preview: 'Make a passkey once, and sign in with it from then on.',
    title: 'Make your passkey for the studio',
    lead: '{name}, you can now work on the texts of this site. You sign in to {site} without a password: with a passkey, which is the lock of your device, such as your fingerprint, your face or its PIN. Make one with this link, on the device you work on.',
    open: 'Make my passkey',
    once: 'The link works once, for {days} days. After that, ask an owner of the studio for another.',
    notYou: 'You do not know what this is about? Then do nothing, and do not pass this email on.',
    foot: 'You are getting this email because someone who runs this site has given you a role in its studio.',
  },
  foot: {
    why: 'You are getting this email because someone entered this address on the page of {company}. If it was not you, unsubscribe and you will hear nothing more.',
    unsubscribe: 'Unsubscribe',
    unsubscribeText: 'Unsubscribe: {link}',
    education: 'This is education, not advice about your own case.',
  },
  contact: {
    subject: 'Contact form: {topic} ({company})',
    title: 'A message from the contact form',
    topic: 'About',
    name: 'Name',
    email: 'Email',
    language: 'Language',
    received: 'Received',
    message: 'Message',
    reply:
      'Reply to this email to answer. The text is deleted from the site after its retention time.',
  },
} as const;
