import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { PlainError } from '../progress'

const KEY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m

/**
 * The private key in a file of {@link makeKeyFile}, or of age-keygen.
 *
 * @throws PlainError when there is none
 */
export function keyInFile(file: string): string {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`)
  const [key] = KEY.exec(readFileSync(file, 'utf8')) ?? []
  if (!key) throw new PlainError(`${file} has no key: a line that begins with AGE-SECRET-KEY-1.`)
  return key
}

/**
 * Makes a pair of keys, in the form of age-keygen, in a file that does not exist yet.
 *
 * @returns the public key, for which backups are encrypted
 * @throws PlainError when the file exists
 */
export async function makeKeyFile(file: string): Promise<string> {
  if (existsSync(file)) throw new PlainError(`${file} exists already. Choose another name.`)
  const key = await generateX25519Identity()
  const recipient = await identityToRecipient(key)
  writeFileSync(file, `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}
