import { userInfo } from 'node:os';

/**
 * What the log calls whoever runs a command: their account on this machine, or its number where it has no name.
 * An account that is named like a mail address loses what makes it one.
 */
export function operatorName(): string {
  const account = process.env['SUDO_USER'] ?? accountName();
  return `operator ${account.split('@')[0] ?? ''}`;
}

/** The account that this process runs as, or its number where it has no name. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user has no line in the file of users, and systemd's own users have none where nothing names them.
    return String(process.getuid?.() ?? 'unknown');
  }
}
