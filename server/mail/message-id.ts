/**
 * The Message-ID is the same for every try of a job, so a mail sent twice after a crash shows once
 * in the mailbox.
 */
export function messageIdOf(jobId: string, from: string): string {
  return `<${jobId}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

export function jobIdOf(messageId: string): string {
  return messageId.replaceAll(/^<|@.*$/g, '');
}
