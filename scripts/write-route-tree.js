import { createServer } from 'vite';

// The router's plugin writes the tree while a server is being made; nothing is ever served.
const server = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
await server.close();
