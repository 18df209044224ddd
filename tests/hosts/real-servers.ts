import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, TEST_PACKAGES } from '#scripts/lib/debian.ts';
import { CERTIFICATE_FILES } from '#tests/support/certificates.ts';

const BROTLI_MODULE = TEST_PACKAGES['libnginx-mod-http-brotli-static'].brings;

/** Installs Debian's nginx and Caddy if they are missing and that is possible. */
export function ensureServers(): void {
  ensurePackages(['nginx', 'libnginx-mod-http-brotli-static', 'caddy']);
}

type Ports = { http: number; https: number };
export type RunningServer = { http: string; https: string; stop: () => Promise<void> };

async function run(
  command: string,
  args: string[],
  folder: string,
  ports: Ports,
): Promise<RunningServer> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const http = `http://127.0.0.1:${ports.http}`;
  while (!(await fetch(http, { method: 'HEAD' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${command} ended:\n${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    http,
    https: `https://localhost:${ports.https}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts nginx with the file that the build wrote for it. */
export function startNginx(root: string, siteConf: string, ports: Ports): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'real-server-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI_MODULE};
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join('\n  ')}
  server {
    listen 127.0.0.1:${ports.http};
    listen 127.0.0.1:${ports.https} ssl http2;
    ssl_certificate ${CERTIFICATE_FILES.cert};
    ssl_certificate_key ${CERTIFICATE_FILES.key};
    root ${root};
    include ${siteConf};
  }
}
`,
  );
  return run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], folder, ports);
}

/** Starts Caddy with the file that the build wrote for it. */
export function startCaddy(root: string, siteCaddy: string, ports: Ports): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'real-server-'));
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{
	admin off
	auto_https off
	default_bind 127.0.0.1
}
http://127.0.0.1:${ports.http} {
	root * ${root}
	import ${siteCaddy}
}
https://localhost:${ports.https} {
	tls ${CERTIFICATE_FILES.cert} ${CERTIFICATE_FILES.key}
	root * ${root}
	import ${siteCaddy}
}
`,
  );
  return run('caddy', ['run', '--config', join(folder, 'Caddyfile')], folder, ports);
}
