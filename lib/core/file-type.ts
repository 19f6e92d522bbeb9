import { fileTypeFromBuffer } from 'file-type/core'

/** The kinds of file that the store accepts, detected from their content. */
const FILE_KINDS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  // Has no signature, and so is never detected.
  txt: 'text/plain',
} as const

/** A kind of file, named by its extension. */
export type FileKind = keyof typeof FILE_KINDS

export const contentTypeOf = (kind: FileKind): string => FILE_KINDS[kind]

/**
 * Detects what a file is from its content; neither its name nor its declared type is trusted.
 *
 * @returns `null` for anything that the store does not accept
 */
export async function detectFileKind(bytes: Uint8Array): Promise<FileKind | null> {
  // A truncated file is not accepted either.
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const kind = (Object.keys(FILE_KINDS) as FileKind[]).find(
    (name) => FILE_KINDS[name] === detected?.mime,
  )
  if (kind === 'pdf') return startsLikePdf(bytes) ? kind : null
  if (kind === 'docx') return isWordDocument(zipEntries(bytes)) ? kind : null
  return kind ?? null
}

const startsLikePdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 8)).toString('latin1').startsWith('%PDF-')

/** A Word document without macros. */
const isWordDocument = (entries: string[]) =>
  entries.includes('[Content_Types].xml') &&
  entries.includes('word/document.xml') &&
  !entries.some((name) => /vbaproject|\.(?:exe|dll|scr|js|vbs|bat|cmd|ps1)$/i.test(name))

const END_RECORD = 0x06054b50
const ENTRY_RECORD = 0x02014b50
const END_RECORD_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT_BYTES = 0xffff

/**
 * The names in a ZIP archive's directory, without unpacking anything.
 *
 * @returns an empty list when the directory is broken or is not at the file's end
 */
export function zipEntries(content: Uint8Array): string[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const end = endRecordOf(bytes)
  if (end === null) return []
  const count = bytes.readUInt16LE(end + 10)
  let position = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let index = 0; index < count; index++) {
    if (position + ENTRY_BYTES > end || bytes.readUInt32LE(position) !== ENTRY_RECORD) return []
    const nameLength = bytes.readUInt16LE(position + 28)
    const name = position + ENTRY_BYTES
    names.push(bytes.toString('utf8', name, name + nameLength))
    position =
      name + nameLength + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32)
  }
  return names
}

/** Where the directory's end record is: the last one whose comment reaches just to the file's end. */
function endRecordOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_RECORD_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_RECORD_BYTES; at >= first; at--)
    if (
      bytes.readUInt32LE(at) === END_RECORD &&
      at + END_RECORD_BYTES + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return at
  return null
}

const MAX_NAME_LENGTH = 80
/** Beyond any disk's; a form may name a file by megabytes. */
const MAX_GIVEN_NAME_LENGTH = 1000

/**
 * A file's name that is safe in mails and on disks: no folders, no characters that mean something to
 * shells or headers or deceive readers (such as those that change the writing direction), and the
 * extension of its content.
 *
 * @param fallback the name's stem when nothing is left of it
 */
export function safeFileName(name: string, kind: FileKind, fallback: string): string {
  const stem = name
    .slice(-MAX_GIVEN_NAME_LENGTH)
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .-]+|[ .-]+$/g, '')
  const short = [...stem].slice(0, MAX_NAME_LENGTH).join('').trim()
  return `${short || fallback}.${kind}`
}
