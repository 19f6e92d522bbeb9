import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/lib/ports'
import { eventually } from './api-client'

const HOST = 'shop.example'

/** Debian has nginx where only root's PATH leads to. */
const PROGRAMS = { nginx: ['/usr/sbin/nginx', 'nginx'], openssl: ['openssl'] }

const find = (names: readonly string[]) =>
  names.find((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined)

/** What the tests of nginx need and this machine does not have; empty when they can run. */
export const missingPrograms = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, paths]) => (find(paths) ? [] : [name]))

/** A folder for nginx and what it shares with the store. */
export const nginxFolder = (): string => mkdtempSync(join(tmpdir(), 'softhaven-nginx-'))

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The project's own configuration, with the ports and folders of a test. */
function configurationIn(folder: string, ports: Record<'store' | 'plain' | 'tls', number>): string {
  const changes: [of: string | RegExp, to: string][] = [
    ['127.0.0.1:3000', `127.0.0.1:${ports.store}`],
    ['/var/cache/softhaven', join(folder, 'cache')],
    ['/etc/ssl/softhaven/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/softhaven/privkey.pem', join(folder, 'key.pem')],
    ['/run/softhaven/pages', join(folder, 'run/pages')],
    [/\n *listen \[::\].*/g, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${ports.plain}`],
    [/listen 443\b/g, `listen 127.0.0.1:${ports.tls}`],
  ]
  let text = readFileSync(join(process.cwd(), 'deploy/nginx.conf'), 'utf8')
  for (const [of, to] of changes) {
    const changed = text.replaceAll(typeof of === 'string' ? of : new RegExp(of, 'g'), to)
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${of}`)
    text = changed
  }
  return text
}

function makeCertificate(folder: string): Buffer {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...name],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  return readFileSync(join(folder, 'certificate.pem'))
}

/**
 * Starts nginx with deploy/nginx.conf before a store.
 *
 * @param folder see {@link nginxFolder}
 */
export async function startNginx(folder: string, storeUrl: string) {
  const ports = {
    store: Number(new URL(storeUrl).port),
    plain: await freePort(),
    tls: await freePort(),
  }
  const ca = makeCertificate(folder)
  mkdirSync(join(folder, 'run'), { recursive: true })
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'site.conf'), configurationIn(folder, ports))
  const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const log = join(folder, 'error.log')
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log ${log};`,
    'events {}',
    `http { access_log off; ${ownFolders.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))
  const program = find(PROGRAMS.nginx) ?? 'nginx'
  const nginx = spawn(program, ['-e', log, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const gone = once(nginx, 'exit')
  await eventually(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(log, 'utf8')}`)
    return existsSync(join(folder, 'pid'))
  })

  /** A call by HTTP/1.1, as it goes over the wire. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: ports.tls,
        servername: HOST,
        ca,
        path,
        method,
        agent: false as const,
        headers: { host: HOST, ...headers },
      }
      const call = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      call.on('error', reject)
      call.end()
    })

  return {
    get,
    /** The address without TLS. */
    plainUrl: `http://127.0.0.1:${ports.plain}`,
    host: HOST,
    /** A connection by HTTP/2. @param name of the server, as the client asks for it */
    connect: (name = HOST): ClientHttp2Session =>
      connect(`https://127.0.0.1:${ports.tls}`, { ca, servername: name }),
    errors: () => readFileSync(log, 'utf8'),
    stop: async () => {
      nginx.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
