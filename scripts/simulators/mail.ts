import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'
import { type Handler, type Reply, serve } from './http-server'

type Summary = {
  id: string
  to: string
  from: string
  subject: string
  date: string
  messageId: string
  /** The envelope's sender; empty for a mail of an earlier run. */
  returnPath: string
}

const controlSchema = z.object({
  outcome: z.enum(['up', 'down', 'reject', 'tempfail', 'accept_then_drop', 'silent']),
})

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const failure = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code })

/**
 * A mail server on loopback that stores every mail as an .eml file, with a page that shows them. `POST
 * /__control {outcome}` changes what senders get: `up`, `down` (421), `reject` (550 for the recipient),
 * `tempfail` (451), `accept_then_drop` (the mail is stored, but the connection drops before the sender
 * knows), `silent` (it takes connections, and says nothing any
 * more until the next control closes them). `POST /__reset` deletes all mails.
 */
export async function startMailSimulator(options: {
  smtpPort?: number
  mailPort?: number
  dir: string
}) {
  mkdirSync(options.dir, { recursive: true })
  let outcome: z.infer<typeof controlSchema>['outcome'] = 'up'
  let counter = 0
  const known = new Map<string, Summary>()

  const remember = async (id: string, raw: string | Buffer, returnPath = '') => {
    const mail = await PostalMime.parse(raw)
    known.set(id, {
      id,
      to: mail.to?.map(({ address }) => address).join(', ') ?? '',
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      date: mail.date ?? '',
      messageId: mail.messageId ?? '',
      returnPath,
    })
  }
  for (const file of readdirSync(options.dir)
    .filter((name) => name.endsWith('.eml'))
    .sort())
    await remember(file.slice(0, -4), readFileSync(join(options.dir, file)))

  const smtp = new SMTPServer({
    authOptional: true,
    // Whether there is a name for this machine depends on what else is in its network, and takes its time.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onConnect: (_session, done) => {
      if (outcome === 'down') done(failure(421, 'Service not available'))
      else if (outcome !== 'silent') done()
    },
    onRcptTo: (_address, _session, done) => {
      if (outcome === 'reject') done(failure(550, 'Mailbox unavailable'))
      else if (outcome === 'tempfail') done(failure(451, 'Try again later'))
      else if (outcome !== 'silent') done()
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        if (outcome === 'down') return done(failure(421, 'Service not available'))
        const id = `${new Date().toISOString().replace(/[:.]/g, '-')}-${String(++counter).padStart(4, '0')}-${randomUUID().slice(0, 8)}`
        const raw = Buffer.concat(chunks)
        writeFileSync(join(options.dir, `${id}.eml`), raw)
        await remember(id, raw, envelope.mailFrom ? envelope.mailFrom.address : '')
        if (outcome === 'accept_then_drop') for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  smtp.on('error', () => {})
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => smtp.listen(options.smtpPort ?? 0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const smtpPort = address && typeof address === 'object' ? address.port : 0

  const newestFirst = (to: string | null) =>
    [...known.values()]
      .filter((mail) => !to || mail.to.includes(to))
      .sort((a, b) => (a.id < b.id ? 1 : -1))

  const handler: Handler = async ({ path, query, body }): Promise<Reply> => {
    if (path === '/__control') {
      // They would wait for their time limit.
      if (outcome === 'silent') for (const socket of sockets) socket.destroy()
      outcome = controlSchema.parse(JSON.parse(body)).outcome
      return { status: 204 }
    }
    if (path === '/__reset') {
      outcome = 'up'
      for (const id of known.keys()) rmSync(join(options.dir, `${id}.eml`), { force: true })
      known.clear()
      return { status: 204 }
    }
    if (path === '/') return { html: listPage(newestFirst(query.get('to'))) }
    if (path === '/messages') return { json: newestFirst(query.get('to')) }
    const [, , id = '', form] = path.split('/')
    const summary = known.get(id)
    if (!summary) return { status: 404, html: 'No such mail' }
    const raw = readFileSync(join(options.dir, `${id}.eml`))
    if (form === 'eml')
      return { raw: raw.toString('utf8'), headers: { 'content-type': 'message/rfc822' } }
    const mail = await PostalMime.parse(raw)
    if (form === 'html')
      return {
        html: mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`,
        headers: {
          'content-security-policy':
            "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'",
        },
      }
    if (form === 'view') return { html: mailPage(summary) }
    const attachments = mail.attachments.map(({ filename, content }) => ({
      filename,
      content: (typeof content === 'string'
        ? Buffer.from(content)
        : Buffer.from(new Uint8Array(content))
      ).toString('base64'),
    }))
    return { json: { ...summary, html: mail.html ?? '', text: mail.text ?? '', attachments } }
  }
  const page = await serve(options.mailPort ?? 0, handler)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    mailUrl: page.url,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
      await page.close()
    },
  }
}

const frame = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#faf8f6}
a{color:#9a3412}ul{list-style:none;padding:0}li{background:#fff;border:1px solid #e7e2dd;border-radius:12px;padding:12px 16px;margin:0 0 8px}
small{color:#6b635d;display:block}iframe{width:100%;height:75vh;border:1px solid #e7e2dd;border-radius:12px;background:#fff}</style>${body}</html>`

function listPage(mails: Summary[]): string {
  const rows = mails.map(
    ({ id, subject, to, date }) =>
      `<li><a href="/messages/${id}/view">${escapeHtml(subject || '(no subject)')}</a><small>${escapeHtml(to)} · ${escapeHtml(date)}</small></li>`,
  )
  return frame(
    'Mails',
    `<h1>Mails</h1>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has arrived yet.</p>'}`,
  )
}

const mailPage = ({ id, subject, to, from, date }: Summary) =>
  frame(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(subject)}</h1><p><small>From ${escapeHtml(from)}</small><small>To ${escapeHtml(to)}</small><small>${escapeHtml(date)} · <a href="/messages/${id}/eml">source</a></small></p>
<iframe title="Mail" sandbox="allow-popups" src="/messages/${id}/html"></iframe>`,
  )
