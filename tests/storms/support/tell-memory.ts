// Loaded before the server and independent of it: reports the server's memory to the test that
// started it.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
