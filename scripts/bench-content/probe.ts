import { connect } from 'node:net';
import { mainThreadOf } from './process-figures.ts';

/**
 * Asks `/healthz` every few milliseconds as a process of its own, and tells its parent
 * the longest wait since it was asked last, with the CPU that the server's main thread spent meanwhile.
 */
const EVERY_MS = 5;
const QUESTION = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** The end of the answer, which has one line of JSON. */
const END = '}';

export interface ProbeFigures {
  asked: number;
  longestWaitMs: number;
  /** What the main thread worked during the longest wait. */
  cpuInWaitMs: number;
}

const [port = 0, pid = 0] = process.argv.slice(2).map(Number);
const socket = connect({ port, host: '127.0.0.1', noDelay: true });
let figures: ProbeFigures = { asked: 0, longestWaitMs: 0, cpuInWaitMs: 0 };
let askedAt = 0;
let cpuBefore = 0;

function askNow(): void {
  cpuBefore = mainThreadOf(pid).cpu;
  askedAt = performance.now();
  socket.write(QUESTION);
}

socket.setEncoding('utf8');
socket.once('connect', askNow);
socket.on('data', (text) => {
  if (!String(text).trimEnd().endsWith(END)) return;
  const waitedMs = performance.now() - askedAt;
  figures.asked += 1;
  if (waitedMs > figures.longestWaitMs) {
    figures.longestWaitMs = waitedMs;
    figures.cpuInWaitMs = (mainThreadOf(pid).cpu - cpuBefore) * 1_000;
  }
  setTimeout(askNow, Math.max(0, EVERY_MS - waitedMs));
});
process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  process.send?.(figures);
  figures = { asked: 0, longestWaitMs: 0, cpuInWaitMs: 0 };
});
