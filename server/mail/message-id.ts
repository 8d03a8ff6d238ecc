/** The same for every try of a job: a mail that is sent twice after a crash is one in the mailbox. */
export function messageIdOf(jobId: string, from: string): string {
  return `<${jobId}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

export function jobIdOf(messageId: string): string {
  return messageId.replaceAll(/^<|@.*$/g, '');
}
