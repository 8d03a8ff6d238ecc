import { userInfo } from 'node:os';

/**
 * What the log calls whoever runs a command: their account on this machine, or its number where it has no name.
 * An account that is named like a mail address loses what makes it one.
 */
export function operatorName(): string {
  const account = process.env['SUDO_USER'] ?? readAccount();
  return `operator ${account.split('@')[0] ?? ''}`;
}

function readAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user has no line in the file of users.
    return String(process.getuid?.() ?? 'unknown');
  }
}
