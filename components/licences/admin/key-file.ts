/** A file that keys are taken from. `unreadable`: it is neither UTF-8 nor UTF-16, and read so only when somebody says so. */
export type KeyFile = { name: string; text: string; isUnreadable: boolean }

/** Why a file can't be used, by its text in the messages of `licences.file`. */
export type FileFault = 'tooLarge' | 'noText' | 'empty'

const MAX_BYTES = 6 * 1024 * 1024

/** The text of a file with keys: UTF-8, UTF-16 with its mark, or Windows-1252 if somebody says that it is. */
export async function readKeyFile(
  file: File,
  encoding?: 'windows-1252',
): Promise<KeyFile | FileFault> {
  if (file.size > MAX_BYTES) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { text, isUnreadable } = decoded(bytes, encoding)
  if (text.includes('\u0000')) return 'noText'
  if (text.trim() === '') return 'empty'
  return { name: file.name, text, isUnreadable }
}

/** A file’s text; signs that could not be read are U+FFFD, as they are in a file in which another program has lost them. */
export function decoded(
  bytes: Uint8Array,
  encoding?: 'windows-1252',
): { text: string; isUnreadable: boolean } {
  const text = new TextDecoder(encoding ?? markedAs(bytes)).decode(bytes)
  return { text, isUnreadable: text.includes('\uFFFD') }
}

function markedAs([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
