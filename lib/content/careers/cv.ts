import { fieldError } from '@/lib/core/errors'
import { contentTypeOf, detectFileKind, safeFileName } from '@/lib/core/file-type'
import type { Cv } from './contracts'
import { CV_TOO_LARGE, MAX_CV_BYTES } from './cv-limits'

/**
 * Reads an uploaded CV: a PDF or a Word document by its content, under a name that is safe to mail.
 *
 * @throws AppError `too_large`, `unsupported_type`
 */
export async function readUploadedCv(file: File): Promise<Cv> {
  if (file.size > MAX_CV_BYTES) throw fieldError('too_large', 'cv', CV_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await detectFileKind(bytes)
  if (kind !== 'pdf' && kind !== 'docx')
    throw fieldError('unsupported_type', 'cv', 'The CV must be a PDF or a Word document (DOCX)')
  return {
    fileName: safeFileName(file.name, kind, 'cv'),
    contentType: contentTypeOf(kind),
    bytes,
  }
}
