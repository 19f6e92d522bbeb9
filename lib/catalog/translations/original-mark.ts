import 'server-only'
import { createHash } from 'node:crypto'

/** Stands for an original text: another text has another mark. */
export const originalMark = (text: string | readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
