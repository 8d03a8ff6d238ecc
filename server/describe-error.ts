/** The part of an error that a log keeps: where it happened, but not its message. */
export interface DescribedError {
  error: string;
  code?: string;
  /** The frames of the stack, innermost first. */
  at: string[];
  cause?: DescribedError;
}

const IDENTIFIER = /^[\w-]{1,60}$/;
/**
 * The beginning of a stack: `TypeError [ERR_INVALID_URL]: the message`, or `Error` without a
 * message.
 */
const NAME = /^[\w $.[\]]+(?=\n|$)/;
const NAME_BEFORE_MESSAGE = /^[\w $.[\]]+: /;
const CAUSES = 3;

/**
 * The message of a library may quote what a visitor sent: a parser, for example, says which text it
 * could not read. So the message stays out of the log; the error's name, its code and the frames
 * lead to the line that threw.
 */
export function describeError(error: unknown, causes = CAUSES): DescribedError {
  if (!(error instanceof Error)) return { error: `thrown-${typeof error}`, at: [] };
  const code = 'code' in error ? error.code : undefined;
  const cause = causes > 0 ? error.cause : undefined;
  return {
    error: IDENTIFIER.test(error.name) ? error.name : 'Error',
    ...(typeof code === 'string' && IDENTIFIER.test(code) && { code }),
    at: framesOf(error),
    ...(cause !== undefined && { cause: describeError(cause, causes - 1) }),
  };
}

/**
 * A stack that does not begin with the error's present message may hold any text, so it is left
 * out.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const heading = message === '' ? NAME.exec(stack) : NAME_BEFORE_MESSAGE.exec(stack);
  const rest = heading === null ? '' : stack.slice(heading[0].length);
  if (!rest.startsWith(message)) return [];
  const lines = rest.slice(message.length).split('\n');
  return lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim());
}
