// Loaded before the server, which knows nothing of it: tells the test that started it what it holds.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
