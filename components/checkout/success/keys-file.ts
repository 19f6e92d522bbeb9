import { fileKeyOf } from '@/lib/licences/file-key'
import { isBlock } from '@/lib/licences/key-rules'

/** What the file says, in the page's language. */
type KeysFile = {
  /** The lines that it begins with: whose it is, and of which order. */
  head: readonly string[]
  items: readonly { name: string; label: string; keys: readonly string[] }[]
}

/** Line ends that every editor knows. */
const LINE_END = '\r\n'

/** The text of the file with an order's keys. Items without keys are left out. */
export function keysFile({ head, items }: KeysFile): string {
  const blocks = items.flatMap(({ name, label, keys }) =>
    keys.length > 0 ? [[name, `${label}:`, ...keys.flatMap(linesOf)]] : [],
  )
  return [[...head], ...blocks].map((lines) => lines.join(LINE_END) + LINE_END).join(LINE_END)
}

/** The lines of a key, and one that sets a block apart; of a file, which is saved by itself, its name. */
const linesOf = (key: string): string[] => {
  const file = fileKeyOf(key)
  if (file) return [file.name]
  return isBlock(key) ? [...key.split('\n'), ''] : [key]
}

/** Has the browser save a text or a file, which never is in an address. */
export function saveFile(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
