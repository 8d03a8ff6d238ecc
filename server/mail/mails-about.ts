import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blankOut, isNamedIn, type SoughtMailbox } from './address-in-text.ts';
import type { OutgoingMail } from './mailer.ts';

interface MailsAbout {
  /** To the person, or from them. */
  theirs: string[];
  /** Between others, who name the person. */
  naming: string[];
}

/** Mails that became files, where there is no mail server, by the names of the files. */
export function listMailsAbout(folder: string, sought: SoughtMailbox): MailsAbout {
  const about: MailsAbout = { theirs: [], naming: [] };
  for (const name of listNames(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    if (sought.isTheirs(whoseMail(text))) about.theirs.push(name);
    else if (isNamedIn(text, sought)) about.naming.push(name);
  }
  return about;
}

/** Takes the address out of mails between others. */
export function blankOutMails(
  folder: string,
  names: readonly string[],
  sought: SoughtMailbox,
): void {
  for (const name of names) {
    const file = path.join(folder, name);
    const blanked = `${file}.blanked`;
    writeFileSync(blanked, blankOut(readFileSync(file, 'utf8'), sought), { mode: 0o600 });
    renameSync(blanked, file);
  }
}

export function removeMails(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(folder, name), { force: true });
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is no such folder where mails are sent.
    return [];
  }
}

/** Who wrote it where it can be answered, as a message of the contact page, and else who gets it. */
function whoseMail(text: string): string {
  try {
    const { to, replyTo } = JSON.parse(text) as Partial<OutgoingMail>;
    return replyTo ?? to ?? '';
  } catch {
    // It was never finished.
    return '';
  }
}
