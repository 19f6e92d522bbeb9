import { createServer, type Socket } from 'node:net'

type Message = { uid: number; receivedAt: Date; source: Buffer }

/** What the only user of the mailbox signs in with. */
export const SIMULATED_MAILBOX = {
  username: 'bounces@shop.example',
  password: 'swordfish of the mailbox',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A mailbox on loopback that IMAP clients (RFC 3501) read: one user, one folder, no TLS. It speaks only the part of the
 * protocol that reading needs, and refuses whatever would change a mail.
 */
export async function startImapSimulator() {
  let messages: Message[] = []
  let uidValidity = 1
  let nextUid = 1
  let outcome: 'up' | 'down' | 'dies_when_read' = 'up'
  const commands: string[] = []
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (outcome === 'down') {
      socket.end('* BYE Not now\r\n')
      return
    }
    socket.write('* OK ready\r\n')
    let open = ''
    socket.on('data', (data) => {
      open += data.toString('latin1')
      for (let end = open.indexOf('\r\n'); end >= 0; end = open.indexOf('\r\n')) {
        const line = open.slice(0, end)
        open = open.slice(end + 2)
        answer(socket, line)
      }
    })
  })

  function answer(socket: Socket, line: string): void {
    const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    commands.push(command.replace(/^LOGIN .*/i, 'LOGIN'))
    const said = reply(command)
    if (said === null) {
      socket.destroy()
      return
    }
    for (const part of said.data) socket.write(part)
    socket.write(`${tag} ${said.result}\r\n`)
    if (/^LOGOUT/i.test(command)) socket.end()
  }

  type Said = { data: (string | Buffer)[]; result: string }
  const ok = (...data: (string | Buffer)[]): Said => ({ data, result: 'OK done' })
  const no = (result: string): Said => ({ data: [], result: `NO ${result}` })

  function reply(command: string): Said | null {
    const [name = '', ...rest] = command.split(' ')
    const args = rest.join(' ')
    switch (name.toUpperCase()) {
      case 'CAPABILITY':
        return ok('* CAPABILITY IMAP4rev1\r\n')
      case 'LOGIN':
        return args.includes(SIMULATED_MAILBOX.username) &&
          args.includes(SIMULATED_MAILBOX.password)
          ? ok()
          : no('[AUTHENTICATIONFAILED] Invalid credentials')
      case 'LIST':
        // The root, then the only folder.
        if (args.endsWith('"" ""')) return ok('* LIST (\\Noselect) "/" ""\r\n')
        return /INBOX/i.test(args) ? ok('* LIST () "/" INBOX\r\n') : ok()
      case 'LSUB':
        return ok()
      case 'EXAMINE':
        if (args.toUpperCase() !== 'INBOX') return no('[NONEXISTENT] Unknown folder')
        return ok(
          '* FLAGS ()\r\n',
          `* ${messages.length} EXISTS\r\n`,
          `* OK [UIDVALIDITY ${uidValidity}]\r\n`,
          `* OK [UIDNEXT ${nextUid}]\r\n`,
        )
      case 'UID':
        return outcome === 'dies_when_read' && /FETCH .*BODY\.PEEK\[\]/i.test(args)
          ? null
          : byUid(args)
      case 'NOOP':
        return ok()
      case 'LOGOUT':
        return ok('* BYE bye\r\n')
      default:
        return { data: [], result: 'BAD not understood' }
    }
  }

  function byUid(args: string): Said {
    const search = /^SEARCH (?:UID (\d+):\*|SINCE (\S+))/i.exec(args)
    if (search) {
      const since = search[2] ? new Date(`${search[2].replaceAll('"', '')} UTC`) : new Date(0)
      const last = messages.at(-1)
      const found = messages.filter(
        (one) => (one.uid >= Number(search[1] ?? 0) || one === last) && one.receivedAt >= since,
      )
      return ok(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}\r\n`)
    }
    const fetch = /^FETCH (\S+) \((.*)\)$/i.exec(args)
    if (!fetch) return { data: [], result: 'BAD not understood' }
    const wanted = uidsOf(fetch[1] ?? '')
    return ok(
      ...messages
        .filter(({ uid }) => wanted(uid))
        .flatMap((one) => fetched(one, messages.indexOf(one) + 1, fetch[2] ?? '')),
    )
  }

  function fetched({ uid, receivedAt, source }: Message, seq: number, items: string) {
    const date = `${String(receivedAt.getUTCDate()).padStart(2)}-${MONTHS[receivedAt.getUTCMonth()]}-${receivedAt.getUTCFullYear()} ${receivedAt.toISOString().slice(11, 19)} +0000`
    const head = source.subarray(0, source.indexOf('\r\n\r\n'))
    const fields = /HEADER\.FIELDS \(([^)]*)\)/i.exec(items)?.[1]
    const content =
      fields === undefined ? cut(source, items) : Buffer.from(fieldsOf(head, fields.split(' ')))
    const section = fields === undefined ? 'BODY[]<0>' : `BODY[HEADER.FIELDS (${fields})]`
    return [
      `* ${seq} FETCH (UID ${uid} INTERNALDATE "${date}" ${section} {${content.length}}\r\n`,
      content,
      ')\r\n',
    ]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    host: '127.0.0.1',
    port,
    /** What clients asked for, without what they signed in with. */
    commands,
    deliver(source: string, receivedAt = new Date()): void {
      messages.push({ uid: nextUid++, receivedAt, source: Buffer.from(source) })
    },
    control(next: typeof outcome): void {
      outcome = next
    },
    /** Numbers the mails anew, as a restored mailbox does. */
    renumber(): void {
      uidValidity++
      nextUid = 1
      messages = messages.map((one) => ({ ...one, uid: nextUid++ }))
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** Those header fields of a mail that were asked for, as they stand there. */
const fieldsOf = (head: Buffer, names: readonly string[]): string =>
  head
    .toString()
    .split(/\r\n(?![ \t])/)
    .filter((field) =>
      names.some((name) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)),
    )
    .map((field) => `${field}\r\n`)
    .join('')
    .concat('\r\n')

function cut(source: Buffer, items: string): Buffer {
  const length = /<0\.(\d+)>/.exec(items)?.[1]
  return length ? source.subarray(0, Number(length)) : source
}

function uidsOf(set: string): (uid: number) => boolean {
  const ranges = set.split(',').map((range) => range.split(':').map(Number))
  return (uid) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to)
}
