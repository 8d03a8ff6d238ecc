/** What is said about the fields of forms that lead to a mail. Only their pages load it. */
export const messages = {
  mailForms: {
    topics: {
      'my-plan': 'My plan',
      'this-site': 'This site',
      'a-mistake': 'A mistake in a text or a figure',
      accessibility: 'Accessibility',
      privacy: 'My data',
      other: 'Something else',
    },
    errors: {
      'name-missing': 'Enter your name.',
      'name-long': 'Enter a name of at most 100 characters.',
      'name-characters': 'Enter your name on one line, without special characters.',
      'email-missing': 'Enter your email address.',
      'email-long': 'Enter an address of at most 254 characters.',
      'email-shape': 'Enter one address like name@example.com, without accents or spaces.',
      'topic-missing': 'Choose what it is about.',
      'message-missing': 'Enter your message.',
      'message-long': 'Shorten your message to at most 2,000 characters.',
      'message-characters': 'Your message has characters we cannot read. Type that part again.',
    },
    required: 'Required fields are marked with *.',
    errorTitle: 'Error: {title}',
    needsAFix: 'Please fix these fields',
    leaveEmpty: 'Leave this field empty',
    pending: 'Sending …',
    pendingLong: 'Still sending. This is taking a little longer than usual …',
    unreachable:
      'We could not reach our server. Check your connection and send it again: nothing you wrote is lost.',
    trial: {
      inFolder:
        'This is a trial installation, so nothing was sent: the email is a file in the folder {folder} on the server.',
      elsewhere:
        'This is a trial installation, so nothing was sent: the email is a file in the outbox folder of the server.',
      read: 'Read the email here',
    },
    contact: {
      title: 'Write to us',
      description: 'A question about this site, a mistake you found, or your data: write to us.',
      lead: 'A question about this site, a mistake you found, or your own data? Write to us. We answer by email.',
      notHere: 'We cannot see your account. For your balance or a change, use your plan’s website.',
      name: 'Your name',
      email: 'Your email address',
      emailHint: 'So that we can answer you.',
      topic: 'What is it about?',
      topicChoose: 'Choose one',
      message: 'Your message',
      messageHint:
        'Up to 2,000 characters. Please leave out your Social Security number and account numbers.',
      send: 'Send my message',
      sentTitle: 'Your message is on its way',
      sentText: 'Thank you. Someone will read it and answer to the address you gave us.',
      another: 'Write another message',
      privacy: 'We keep your message only as long as we need it to answer, and then delete it.',
    },
    planMail: {
      title: 'Send the plan to yourself',
      lead: 'One email with the three steps now, and one reminder in six months. Nothing else.',
      email: 'Your email address',
      send: 'Send my plan',
      sent: 'Your plan is on its way to {email}.',
      sentNote: 'Not there in a few minutes? Look in the junk folder.',
      sentUnsubscribed:
        'If this address has unsubscribed before, we first send one email that asks whether you want the plan, at most once in 30 days.',
      failed:
        'Oops, we’re really sorry! We are having technical difficulties, so please try again later.',
      note: 'You can unsubscribe with one click in each email. We delete your address after the reminder.',
    },
    confirmPlan: {
      title: 'Confirm your plan',
      description: 'Say that it was you who asked for the action plan.',
      heading: 'Shall we send you the plan?',
      text: 'You unsubscribed from our emails. Press the button and we will send the plan that was asked for, and one reminder in six months. If it was not you, close this page: nothing will come.',
      button: 'Yes, send me the plan',
      doneTitle: 'Your plan is on its way',
      doneText:
        'It goes to the address our question went to. You can unsubscribe again with one click in each email.',
      failedTitle: 'That did not work',
      noToken:
        'This page needs the link from our email. Open the email and press its button again.',
      home: 'Return to homepage',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      heading: 'No more emails about your plan?',
      description: 'Stop the emails about your action plan.',
      text: 'Press the button and we will not write to you again. The reminder that is still to come is canceled too.',
      button: 'Unsubscribe',
      doneTitle: 'You are unsubscribed',
      doneText:
        'You will get no more emails from us about your plan. If you change your mind, ask for your plan again: we will then send you one email in which you confirm it.',
      failedTitle: 'That did not work',
      noToken:
        'This page needs the link from one of our emails. Open the email and press its unsubscribe link again.',
      home: 'Return to homepage',
    },
  },
} as const;

export const searchWords = {
  'contact-us': 'contact, email, write to us',
} as const;
