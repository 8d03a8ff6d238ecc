import { createLog } from '#server/log.ts';
import { workInThread } from '#server/content/parts/work-in-thread.ts';

// Reads the content as a server does at its start, as a process of its own, so that it can be killed.
const [root = '', partsFile = ''] = process.argv.slice(2);
const log = createLog('info', (line) => process.stderr.write(line));
const thread = workInThread({ root, partsFile, log });
const { changed } = await thread.look();
// Nothing but this wait keeps the process alive until the index of the words is there.
await thread.indexTexts();
// The thread answers the second question when it has written down what it made.
await thread.look();
const hashes = [...changed].map(([key, { hash }]) => `${key} ${hash}`);
process.stdout.write(`${JSON.stringify(hashes.toSorted())}\n`);
await thread.close();
