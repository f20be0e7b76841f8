import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { findProgram, startHelper } from './helper-servers.js';

const findHaproxy = () => findProgram('haproxy', ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy']);

/**
 * nginx before servers of the product, with the settings of docs/operations.md. It asks no server
 * whether it is ready: it notices one that is gone by connections that are refused.
 *
 * @param {readonly number[]} ports of the servers
 * @returns {Promise<import('./helper-servers.js').HelperServer>}
 */
export async function startNginx(ports) {
  const program = await findProgram('nginx-light', ['/usr/sbin/nginx', '/usr/local/bin/nginx']);
  const port = await freePort();
  return startHelper(port, program, (folder) => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, nginxSettings(port, ports, folder));
    return ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  });
}

/**
 * HAProxy before servers of the product, with the settings of docs/operations.md. It asks each
 * server every second whether it is ready.
 *
 * @param {readonly number[]} ports of the servers
 * @returns {Promise<import('./helper-servers.js').HelperServer>}
 */
export async function startHaproxy(ports) {
  const port = await freePort();
  return haproxy(port, [
    'mode http',
    'option forwardfor',
    'option httpchk GET /readyz',
    'option redispatch',
    'default-server inter 1s fall 2 rise 1',
    ...ports.map((each, index) => `server s${index + 1} 127.0.0.1:${each} check`),
  ]);
}

/**
 * HAProxy that leads to the servers of a Patroni cluster that have a role, and ends the connections
 * to one that no longer has it.
 *
 * @param {readonly { port: number, restPort: number }[]} nodes
 * @param {'primary' | 'replica'} role
 * @returns {Promise<import('./helper-servers.js').HelperServer>}
 */
export async function startPatroniProxy(nodes, role) {
  const port = await freePort();
  return haproxy(port, [
    'mode tcp',
    `option httpchk GET /${role}`,
    'http-check expect status 200',
    'default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      ({ port: each, restPort }, index) =>
        `server n${index + 1} 127.0.0.1:${each} check port ${restPort}`,
    ),
  ]);
}

/**
 * @param {number} port
 * @param {readonly string[]} lines of its section
 */
async function haproxy(port, lines) {
  const settings = [
    'global',
    'maxconn 4000',
    'defaults',
    'timeout connect 2s',
    'timeout client 75s',
    'timeout server 75s',
    'timeout check 2s',
    'listen wayhearth',
    `bind 127.0.0.1:${port}`,
    ...lines,
  ];
  return startHelper(port, await findHaproxy(), (folder) => {
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, `${settings.join('\n')}\n`);
    return ['-db', '-f', file];
  });
}

/**
 * @param {number} port
 * @param {readonly number[]} ports
 * @param {string} folder
 */
function nginxSettings(port, ports, folder) {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  upstream wayhearth {
    ${ports.map((each) => `server 127.0.0.1:${each} fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://wayhearth;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
}
