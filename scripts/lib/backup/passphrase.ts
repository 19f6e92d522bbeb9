import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { PlainError } from '../progress'

/** A backup can be tried out at leisure by whoever has the file. */
const MIN_LENGTH = 12

/** Asks at the terminal; what is typed is not shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Ctrl-C would only close the question.
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/**
 * The passphrase of a backup: BACKUP_PASSPHRASE, or what is typed at the terminal. It is never an argument,
 * which everybody on the machine could read.
 *
 * @param isNew whether it is chosen now: then it is asked for twice, and must not be short
 * @throws PlainError when there is none, or it can't be used
 */
export async function backupPassphrase(isNew: boolean): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE
  if (!given && !process.stdin.isTTY)
    throw new PlainError(
      'Set BACKUP_PASSPHRASE, or run the command at a terminal, which asks for it.',
    )
  const passphrase = given || (await ask('Passphrase of the backup: '))
  if (isNew && passphrase.length < MIN_LENGTH)
    throw new PlainError(`A passphrase has at least ${MIN_LENGTH} characters.`)
  if (isNew && !given && (await ask('The same once more: ')) !== passphrase)
    throw new PlainError('The two passphrases differ.')
  return passphrase
}
