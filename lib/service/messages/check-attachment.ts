import { contentTypeOf, detectFileKind, type FileKind, safeFileName } from '@/lib/core/file-type'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from './attachment-limits'

/** A file whose content was checked, under a name that is safe to mail. */
export type Attachment = {
  fileName: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
}

type Given = { name: string; bytes: Uint8Array<ArrayBuffer> }

const KINDS: readonly FileKind[] = ['png', 'jpg', 'webp', 'pdf']

/**
 * Checks a file by its content: a picture, a PDF or plain text. Neither its name nor its declared type is trusted.
 *
 * @returns why it is refused, if it is
 */
export async function checkAttachment({
  name,
  bytes,
}: Given): Promise<Attachment | 'empty' | 'too_large' | 'unsupported_type'> {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > MAX_ATTACHMENT_BYTES) return 'too_large'
  const detected = await detectFileKind(bytes)
  const kind = detected ?? (isPlainText(bytes) ? 'txt' : null)
  if (kind === null || (kind !== 'txt' && !KINDS.includes(kind))) return 'unsupported_type'
  return {
    fileName: safeFileName(name, kind, 'file'),
    contentType: kind === 'txt' ? 'text/plain; charset=utf-8' : contentTypeOf(kind),
    content: bytes,
  }
}

/** Whether all of it is readable text in UTF-8, and nothing that a browser or an office program would run. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text) && !/^\s*(?:<|\{\\rtf|%!)/.test(text)
  } catch {
    return false
  }
}

/** Those files of a mail that are taken: the first of the kinds and sizes that are, and no more than are. */
export async function acceptedOf(files: readonly Given[]): Promise<Attachment[]> {
  const accepted: Attachment[] = []
  for (const file of files) {
    if (accepted.length === MAX_ATTACHMENTS) break
    const checked = await checkAttachment(file)
    if (typeof checked !== 'string') accepted.push(checked)
  }
  return accepted
}
