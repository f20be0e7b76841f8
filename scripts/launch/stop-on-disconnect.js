// Loaded into the product's process before the product: when the script that started it is
// killed outright, and so can't pass a signal on, the product still stops in good order.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep alive a program that is done.
  process.channel.unref();
}
